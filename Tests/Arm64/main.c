// Prints what arm64 computes, as FrameHashes and LayoutFuzzer do natively:
//
//     main frames SIZES.csv COUNT
//     main fuzz SEED STEPS

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool print_frame_hashes(const double *ratios, intptr_t ratio_count, intptr_t count);
intptr_t fuzz(uint64_t seed, intptr_t steps);
intptr_t program_count(void);
intptr_t step_count(void);
uint64_t digest(void);

static int print_frames(const char *path, intptr_t count) {
  static double ratios[100000];
  intptr_t ratio_count = 0;
  FILE *sizes = fopen(path, "r");
  if (!sizes || fscanf(sizes, "category,width,height") == EOF) return 1;
  for (double width, height; fscanf(sizes, " %*[^,],%lf,%lf", &width, &height) == 2;) {
    if (width == 0 || height == 0) continue;
    if (ratio_count == 100000) return 1;
    ratios[ratio_count++] = width / height;
  }
  if (!feof(sizes) || ratio_count == 0) return 1;
  return print_frame_hashes(ratios, ratio_count, count) ? 0 : 1;
}

int main(int count, char **arguments) {
  if (count == 4 && strcmp(arguments[1], "frames") == 0) {
    return print_frames(arguments[2], atol(arguments[3]));
  }
  if (count == 4 && strcmp(arguments[1], "fuzz") == 0) {
    intptr_t failures = fuzz(strtoull(arguments[2], NULL, 10), atol(arguments[3]));
    printf("%ld programs, %ld steps, %ld failures\nDigest %llu\n", (long)program_count(),
           (long)step_count(), (long)failures, (unsigned long long)digest());
    return failures == 0 ? 0 : 1;
  }
  return 2;
}
