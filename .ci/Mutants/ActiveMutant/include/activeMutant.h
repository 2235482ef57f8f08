#include <stdbool.h>
#include <stdint.h>

// The number of the mutant that takes effect in this process; 0 is none.
extern int32_t activeMutant;

// Which mutants were come by.
extern uint8_t reachedMutants[1 << 16];

// Whether a mutant takes effect; asked wherever it differs from the source.
static inline bool isMutant(int32_t number) {
  reachedMutants[number] = 1;
  return number == activeMutant;
}
