/** A number as a file has it, without spaces around it. */
const PLAIN = /^-?\d+(\.\d+)?(e[-+]\d+)?$/;
/** Three digits after one point: a thousand in Spanish, a decimal in English. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** A number as text that `numberIn` reads as the same number. */
export function textOf(value: number): string {
  const text = String(value);
  return AMBIGUOUS.test(text) ? `${text}0` : text;
}

/** The number that a text can only mean; null for any other text. */
export function numberIn(text: string): number | null {
  const trimmed = text.trim();
  return PLAIN.test(trimmed) && !AMBIGUOUS.test(trimmed) ? Number(trimmed) : null;
}

/** What to write instead of a text that `numberIn` refuses. */
export function adviceFor(text: string): string {
  const trimmed = text.trim();
  if (!AMBIGUOUS.test(trimmed))
    return `takes a number as 1000 or 49.99, with a point and without a mark between thousands, not "${text}"`;
  return `has "${text}", which may be two numbers: write ${trimmed.replace('.', '')}, or ${trimmed}0 with its decimals`;
}
