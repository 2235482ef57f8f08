// Checks the C code for bare WebAssembly on this machine, under sanitizers: blocks never overlap, what is
// freed can be had again in one piece, and products are those of the compiler.

#undef NDEBUG
#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "host.h"

void *malloc(size_t count);
void free(void *memory);
int posix_memalign(void **memory, size_t wanted, size_t count);
__int128 __multi3(__int128 a, __int128 b);

_Alignas(pageSize) unsigned char __heap_base[pageSize * pageLimit];
static size_t pagesInUse = 1;

// Pages are counted from address 0, as in a module.
size_t memoryPages(void) { return (uintptr_t)__heap_base / pageSize + pagesInUse; }

size_t growMemory(size_t pages) {
  if (pages > pageLimit - pagesInUse) return SIZE_MAX;
  pagesInUse += pages;
  return memoryPages() - pages;
}

static uint64_t state = 12;

static uint64_t randomNumber(void) {
  uint64_t mixed = state += 0x9E3779B97F4A7C15;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
  return mixed ^ (mixed >> 31);
}

typedef struct {
  unsigned char *bytes;
  size_t count;
  unsigned char mark;
} Taken;

static Taken taken[300];

// Whether nothing was written to a block but its own mark.
static void release(Taken *block) {
  for (size_t i = 0; i < block->count; i++) assert(block->bytes[i] == block->mark);
  free(block->bytes);
  block->bytes = NULL;
}

static void take(Taken *block) {
  size_t count = randomNumber() >> (48 + randomNumber() % 16);
  if (randomNumber() % 2) {
    block->bytes = malloc(count);
  } else if (posix_memalign((void **)&block->bytes, 16, count) != 0) {
    block->bytes = NULL;
  }
  if (!block->bytes) return;
  assert((uintptr_t)block->bytes % 16 == 0);
  block->count = count;
  block->mark = (unsigned char)randomNumber();
  memset(block->bytes, block->mark, count);
}

static void checkBlocks(void) {
  for (int step = 0; step < 300000; step++) {
    Taken *block = &taken[randomNumber() % 300];
    if (block->bytes) release(block);
    else take(block);
  }
  for (int i = 0; i < 300; i++) if (taken[i].bytes) release(&taken[i]);
  // All of the memory is free again, in one block.
  size_t pages = pagesInUse;
  void *all = malloc(pages * pageSize - 16);
  assert(all && pagesInUse == pages);
  assert(!malloc(16 + (pageLimit - pages) * pageSize));
  free(all);
  assert(!malloc(SIZE_MAX) && !malloc(SIZE_MAX - pageSize - 16) && !malloc(SIZE_MAX / 2));
  void *block;
  assert(posix_memalign(&block, 32, 8) != 0);
  assert(posix_memalign(&block, 8, SIZE_MAX) != 0);
  free(NULL);
}

static void checkProducts(void) {
  for (int step = 0; step < 300000; step++) {
    unsigned __int128 factors[2];
    for (int i = 0; i < 2; i++) {
      factors[i] = (unsigned __int128)randomNumber() << 64 | randomNumber();
      // Of all lengths, and with long runs of ones.
      factors[i] >>= randomNumber() % 128;
      if (randomNumber() % 2) factors[i] = ~factors[i];
    }
    unsigned __int128 product = factors[0] * factors[1];
    assert((unsigned __int128)__multi3((__int128)factors[0], (__int128)factors[1]) == product);
  }
}

int main(void) {
  checkBlocks();
  checkProducts();
  puts("Blocks and products are right");
}
