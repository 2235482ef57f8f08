#include <stdint.h>

/// How often all regions of code together have been run: function bodies, branches, bodies of loops. 0 in a
/// program that was not built with `--enable-code-coverage`, which counts them.
uint64_t executedRegionCount(void);
