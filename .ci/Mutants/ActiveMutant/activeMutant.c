#include "activeMutant.h"

#include <stdio.h>
#include <stdlib.h>

int32_t activeMutant;
uint8_t reachedMutants[1 << 16];

__attribute__((constructor)) static void readActiveMutant(void) {
  const char *number = getenv("MUTANT");
  if (number) activeMutant = atoi(number);
}

// Lists the mutants that a run of tests came by: no other test can notice them.
__attribute__((destructor)) static void writeReachedMutants(void) {
  const char *path = getenv("REACHED_MUTANTS");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  for (int number = 0; number < 1 << 16; number++) {
    if (reachedMutants[number]) fprintf(file, "%d\n", number);
  }
  fclose(file);
}
