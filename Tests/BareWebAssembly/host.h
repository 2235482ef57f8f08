// Lets the C code for bare WebAssembly run on this machine, beside the functions that it has of its own: an
// array stands for the module's memory.

#include <stddef.h>
#include <stdint.h>

enum { pageSize = 65536, pageLimit = 64 };

size_t memoryPages(void);
size_t growMemory(size_t pages);

#define __wasm__
#define __builtin_wasm_memory_size(memory) memoryPages()
#define __builtin_wasm_memory_grow(memory, pages) growMemory(pages)
#define malloc bareMalloc
#define free bareFree
#define posix_memalign bareAlignedMalloc
#define __multi3 bareMultiply
#define arc4random_buf bareRandomBytes
#define putchar barePutchar
