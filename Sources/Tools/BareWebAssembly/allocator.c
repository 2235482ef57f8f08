#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

// The blocks that are free are a list in the order of their addresses, and neighbours are joined. A block
// is taken from the first one that is large enough. Every block, taken or free, starts with a header.

typedef struct Block {
  size_t size;  // The header included; a multiple of the alignment.
  struct Block *next;
} Block;

enum { alignment = 16, header = 16, page = 65536 };

extern unsigned char __heap_base;
static Block *firstFree;
static Block *lastGiven;  // A free block, or NULL: what is given back next is often behind it.
static uintptr_t heapEnd;

static void give(Block *block) {
  Block *before = lastGiven && lastGiven < block ? lastGiven : NULL;
  Block *after = before ? before->next : firstFree;
  while (after && after < block) before = after, after = after->next;
  block->next = after;
  if (before) before->next = block;
  else firstFree = block;
  if (after && (uintptr_t)block + block->size == (uintptr_t)after) {
    block->size += after->size;
    block->next = after->next;
  }
  if (before && (uintptr_t)before + before->size == (uintptr_t)block) {
    before->size += block->size;
    before->next = block->next;
    block = before;
  }
  lastGiven = block;
}

// Makes the memory larger by whole pages, so that a block of the size is free at its end.
static int grow(size_t size) {
  if (!heapEnd) heapEnd = ((uintptr_t)&__heap_base + alignment - 1) & ~(uintptr_t)(alignment - 1);
  Block *last = firstFree;
  while (last && last->next) last = last->next;
  size_t atEnd = last && (uintptr_t)last + last->size == heapEnd ? last->size : 0;
  uintptr_t memoryEnd = __builtin_wasm_memory_size(0) * (uintptr_t)page;
  size_t missing = size - atEnd;
  size_t available = memoryEnd - heapEnd;
  if (missing > available) {
    size_t pages = (missing - available) / page + ((missing - available) % page != 0);
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return 0;
    memoryEnd += pages * page;
  }
  Block *block = (Block *)heapEnd;
  block->size = memoryEnd - heapEnd;
  heapEnd = memoryEnd;
  give(block);
  return 1;
}

void *malloc(size_t count) {
  if (count > SIZE_MAX - header - page) return NULL;
  size_t size = (count + header + alignment - 1) & ~(size_t)(alignment - 1);
  for (int attempt = 0; attempt < 2; attempt++) {
    for (Block **link = &firstFree; *link; link = &(*link)->next) {
      Block *block = *link;
      if (block->size < size) continue;
      if (block == lastGiven) lastGiven = NULL;
      if (block->size - size >= 2 * header) {
        Block *rest = (Block *)((uintptr_t)block + size);
        rest->size = block->size - size;
        rest->next = block->next;
        *link = rest;
        block->size = size;
      } else {
        *link = block->next;
      }
      return (void *)((uintptr_t)block + header);
    }
    if (!grow(size)) return NULL;
  }
  return NULL;
}

void free(void *memory) {
  if (memory) give((Block *)((uintptr_t)memory - header));
}

// Swift asks for no alignment beyond that of every block.
int posix_memalign(void **memory, size_t wanted, size_t count) {
  if (wanted > alignment) return 22;
  *memory = malloc(count);
  return *memory ? 0 : 12;
}

#endif
