/** 32 bits of a run of numbers that a seed fixes: xoshiro128** of Blackman and Vigna (public domain), seeded by splitmix32. */
export type Random = () => number;

/** A whole number of [0, 2^32) at each call; the same seed gives the same numbers on every device. */
export function seededRandom(seed: number): Random {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  [a, b, c, d] = [next(), next(), next(), next()];
  return () => {
    const multiplied = Math.imul(b, 5);
    const result = Math.imul((multiplied << 7) | (multiplied >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
}
