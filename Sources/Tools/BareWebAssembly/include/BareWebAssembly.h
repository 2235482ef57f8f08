// What Embedded Swift expects of a C library and bare WebAssembly lacks. There is nothing to call here:
// the linker finds the functions by their names. On every other platform the target is empty.
