#include "ExecutionCounts.h"

#ifdef __ELF__

// The counters of the program, one for each region; there are none without the runtime that writes them.
extern char *__llvm_profile_begin_counters(void) __attribute__((weak));
extern char *__llvm_profile_end_counters(void) __attribute__((weak));

// What counts is not counted itself.
__attribute__((no_profile_instrument_function)) uint64_t executedRegionCount(void) {
  if (!__llvm_profile_begin_counters || !__llvm_profile_end_counters) return 0;
  const uint64_t *counter = (const uint64_t *)__llvm_profile_begin_counters();
  const uint64_t *end = (const uint64_t *)__llvm_profile_end_counters();
  uint64_t sum = 0;
  while (counter < end) sum += *counter++;
  return sum;
}

#else

// Elsewhere a name that may be missing needs options of the linker.
uint64_t executedRegionCount(void) { return 0; }

#endif
