#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

// The product of two 128-bit numbers, to which the compiler turns checked products of 64-bit ones.
__int128 __multi3(__int128 a, __int128 b) {
  const uint64_t half = 0xffffffff;
  uint64_t a0 = (uint64_t)a, a1 = (uint64_t)((unsigned __int128)a >> 64);
  uint64_t b0 = (uint64_t)b, b1 = (uint64_t)((unsigned __int128)b >> 64);
  uint64_t low = (a0 & half) * (b0 & half);
  uint64_t middle1 = (a0 >> 32) * (b0 & half) + (low >> 32);
  uint64_t middle2 = (a0 & half) * (b0 >> 32) + (middle1 & half);
  uint64_t high = (a0 >> 32) * (b0 >> 32) + (middle1 >> 32) + (middle2 >> 32);
  high += a0 * b1 + a1 * b0;
  low = (low & half) | (middle2 << 32);
  return (__int128)(((unsigned __int128)high << 64) | low);
}

// Seeds of hash tables. They are the same in each run, so that a page behaves the same each time.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)bytes)[i] = (unsigned char)(i * 151 + 83);
}

// Where Swift would print the reason of a trap.
int putchar(int character) { return character; }

#endif
