const SCALES = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 } as const;
type Scale = keyof typeof SCALES;

/** A parsed figure: "-$212.4B" → -212.4, "$", "B". */
export interface Figure {
  readonly value: number;
  readonly unit?: string;
  readonly scale?: Scale;
  /** Decimals it is written with. */
  readonly precision: number;
}

/** The number in a figure's text; null for "", votes, words and anything else that is not one number. */
export function parseFigure(text: string): Figure | null {
  const match = /^(-?)([^\d.\-<>|]*)(-?)(\d+(?:\.(\d+))?)([%KMBT]?)$/.exec(text.trim());
  if (!match) return null;
  const [, outer, mark = '', inner, digits = '', fraction = '', end = ''] = match;
  const value = Number(digits) * (outer || inner ? -1 : 1);
  const unit = end === '%' ? '%' : mark.trim();
  return {
    value,
    precision: fraction.length,
    ...(unit ? { unit } : {}),
    ...(end in SCALES ? { scale: end as Scale } : {}),
  };
}

/** The number without its scale: -212.4 "B" → -212,400,000,000. */
export function unscaled(figure: Figure): number {
  return figure.scale ? Math.round(figure.value * SCALES[figure.scale] * 1000) / 1000 : figure.value;
}
