/** Fills an array with the next 32-bit numbers of a sequence that a seed fixes. */
export type FillBits = (bits: Uint32Array) => void;

/**
 * xoshiro128** of Blackman and Vigna (public domain), seeded by splitmix32: the same seed gives the same numbers on every
 * device. Many at once, because its state is in local variables then.
 */
export function seededBits(seed: number): FillBits {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const kept = Uint32Array.of(next(), next(), next(), next());
  return (bits) => {
    let [a = 0, b = 0, c = 0, d = 0] = kept;
    for (let at = 0; at < bits.length; at += 1) {
      const multiplied = Math.imul(b, 5);
      bits[at] = Math.imul((multiplied << 7) | (multiplied >>> 25), 9);
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
    }
    kept.set([a, b, c, d]);
  };
}

/** The same numbers one by one, each a whole number of [0, 2^32). */
export function seededRandom(seed: number): () => number {
  const fill = seededBits(seed);
  const one = new Uint32Array(1);
  return () => {
    fill(one);
    return one[0] ?? 0;
  };
}
