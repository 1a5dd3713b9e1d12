/** An exact number: numerator over denominator, which is above zero. */
export interface Fraction {
  readonly top: bigint;
  readonly under: bigint;
}

/** The decimal that a finite number is written as: 0.1 is one tenth, not the nearest binary number. Else RangeError. */
export function fractionOf(value: number): Fraction {
  const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!written) throw new RangeError(`${value} is not a finite number`);
  const [, sign, whole = '', part = '', exponent = '0'] = written;
  const digits = BigInt(`${sign}${whole}${part}`);
  const places = part.length - Number(exponent);
  return places > 0
    ? { top: digits, under: 10n ** BigInt(places) }
    : { top: digits * 10n ** BigInt(-places), under: 1n };
}

export function times(one: Fraction, other: Fraction): Fraction {
  return { top: one.top * other.top, under: one.under * other.under };
}

/** The divisor is above zero. */
export function over(one: Fraction, divisor: Fraction): Fraction {
  return { top: one.top * divisor.under, under: one.under * divisor.top };
}

export function plus(one: Fraction, other: Fraction): Fraction {
  return { top: one.top * other.under + other.top * one.under, under: one.under * other.under };
}

/** The distance between two numbers. */
export function apart(one: Fraction, other: Fraction): Fraction {
  const top = one.top * other.under - other.top * one.under;
  return { top: top < 0n ? -top : top, under: one.under * other.under };
}

/** The largest whole number that is not above a fraction of zero or more. */
export function wholes({ top, under }: Fraction): bigint {
  return top / under;
}

/** As a number: exact to about fifteen digits. */
export function numberOf({ top, under }: Fraction): number {
  return Number(top) / Number(under);
}
