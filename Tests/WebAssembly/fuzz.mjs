// Runs the programs of the fuzzer in its WebAssembly module, whose integers have 32 bits.
//
//     node Tests/WebAssembly/fuzz.mjs MODULE SEED STEPS DIGEST
//
// DIGEST is what LayoutFuzzer has printed natively for the same seed and steps with --portable.
import { readFileSync } from "node:fs";

const [path, seed, steps, expected] = process.argv.slice(2);
const face = new URL("../../Sources/Tools/LayoutWeb/Page/layouts.js", import.meta.url);
const mathOfHost = new Function(`${readFileSync(face, "utf8")}\nreturn mathOfHost;`)();
const { instance } = await WebAssembly.instantiate(readFileSync(path), { env: mathOfHost });
const module = instance.exports;

const start = performance.now();
const failures = module.fuzz(BigInt.asIntN(64, BigInt(seed)), Number(steps));
const seconds = ((performance.now() - start) / 1000).toFixed(1);
const digest = BigInt.asUintN(64, module.digest());
console.log(
  `${module.program_count()} programs, ${module.step_count()} steps, ${seconds} s, ${failures} failures`);
console.log(`Digest ${digest}, and natively ${expected}`);
if (failures > 0 || digest !== BigInt(expected)) process.exit(1);
