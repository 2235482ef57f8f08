// Sebastiano Vigna's SplitMix64, as the package's own tests use it: the same seed, the same numbers.

export class Random {
  #state;

  constructor(seed) {
    this.#state = BigInt(seed);
  }

  /** The next 64 random bits. */
  bits() {
    this.#state = BigInt.asUintN(64, this.#state + 0x9E3779B97F4A7C15n);
    let mixed = this.#state;
    mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 30n)) * 0xBF58476D1CE4E5B9n);
    mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 27n)) * 0x94D049BB133111EBn);
    return mixed ^ (mixed >> 31n);
  }

  /** A number from 0 to less than 1, with all its binary digits. */
  fraction() {
    return Number(this.bits() >> 11n) / 2 ** 53;
  }

  /** A number from one to less than another. */
  between(low, high) {
    return low + this.fraction() * (high - low);
  }

  /** A whole number from 0 to less than a bound. */
  below(bound) {
    return Math.floor(this.fraction() * bound);
  }

  one(list) {
    return list[this.below(list.length)];
  }
}
