/** A figure's text, parsed. */
export interface Figure {
  /** K, M, B and T are multiplied out; percentages stay as written ("0.5%" is 0.5). */
  readonly value: number;
  /** `scaled` has a K, M, B or T; `plain` is a bare number (an index, a rate without its sign). */
  readonly unit: 'percent' | 'scaled' | 'plain';
  /** The money sign as written ("$", "A$", "CHF"); null without one. */
  readonly money: string | null;
}

const EXPONENTS: Readonly<Record<string, number>> = { K: 3, M: 6, B: 9, T: 12 };

const MONEY = String.raw`(?:A|C|NZ|US|HK|R|MX)?\$|[€£¥₹₩]|CHF|SEK|NOK|DKK|PLN|CNY|JPY|USD|EUR|GBP|AUD|CAD|NZD|MXN`;
/** A comma is decimal only where it cannot be between thousands: "0,125", "2,5%". */
const DIGITS = String.raw`0,\d+|\d+,\d{1,2}|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`;
const DECIMAL_COMMA = /^(?:0,\d+|\d+,\d{1,2})$/;
/** "1.2bn" is "1.2B", "40Bcf" (cubic feet) is "40B". */
const SCALE = 'k|m(?:l?n)?|b(?:l?n|cf)?|t(?:r?n)?';
/** "$280.5B", "-$103.6B", "$-226.8B", "CHF 3.5B": the sign is before or after the money sign. */
const MONEY_FIRST = new RegExp(`^([+-])?(${MONEY})?\\s?([+-])?(${DIGITS})\\s?(%|${SCALE})?$`, 'i');
/** "-7.8 €B", "12 £" */
const MONEY_LAST = new RegExp(`^([+-])?(${DIGITS})\\s?(${MONEY})(${SCALE})?$`, 'i');
/** "(0.5%)": how accountants write a negative amount. */
const BRACKETS = /^\(([^()+-]+)\)$/;
const DASHES = /[\u2010-\u2015\u2212]/g;

interface Pieces {
  readonly negative: boolean;
  /** With a decimal point, without commas. */
  readonly digits: string;
  readonly money: string | null;
  /** "%", K, M, B or T; null without one. */
  readonly mark: string | null;
}

function piecesOf(written: string): Pieces | null {
  const text = written.trim().replace(DASHES, '-').replace(BRACKETS, '-$1');
  const first = MONEY_FIRST.exec(text);
  if (first) {
    const [, before, money, after, digits, mark] = first;
    if ((before && after) || (money && mark === '%')) return null;
    return toPieces(before ?? after, digits, money, mark);
  }
  const last = MONEY_LAST.exec(text);
  return last && toPieces(last[1], last[2], last[3], last[4]);
}

function toPieces(sign: string | undefined, digits = '', money?: string, mark?: string): Pieces | null {
  const isDecimal = DECIMAL_COMMA.test(digits);
  // A bare "1,23" may be two numbers, or thousands with a digit lost.
  if (isDecimal && !digits.startsWith('0') && !mark) return null;
  return {
    negative: sign === '-',
    digits: isDecimal ? digits.replace(',', '.') : digits.replaceAll(',', ''),
    money: money?.toUpperCase() ?? null,
    mark: mark?.charAt(0).toUpperCase() ?? null,
  };
}

/** Cached, because every reading compares the same figures again. */
const parsed = new Map<string, Figure | null>();
const CACHE_SIZE = 5_000;

/**
 * Parses an upstream's figure (K3). Null when it is not one number and cannot be compared: "3.09|1.0" (yield and
 * cover), "2-0-7" (votes), "<1.00%" (a bound), "Pass", "".
 */
export function parseFigure(text: string | null): Figure | null {
  if (text === null) return null;
  const kept = parsed.get(text);
  if (kept !== undefined) return kept;
  if (parsed.size >= CACHE_SIZE) parsed.clear();
  const figure = readFigure(text);
  parsed.set(text, figure);
  return figure;
}

function readFigure(text: string): Figure | null {
  const pieces = piecesOf(text);
  if (!pieces) return null;
  const { negative, digits, money, mark } = pieces;
  const exponent = EXPONENTS[mark ?? ''] ?? 0;
  // Scaling the decimal text keeps 1.35M and 1350K equal.
  const size = Number(`${digits}e${exponent}`);
  const unit = mark === '%' ? 'percent' : exponent > 0 ? 'scaled' : 'plain';
  return { value: negative && size !== 0 ? -size : size, unit, money };
}

/** The multiplier of a figure's K, M, B or T; 1 without one. */
export function scaleOf(text: string): number {
  return 10 ** (EXPONENTS[piecesOf(text)?.mark ?? ''] ?? 0);
}

/** K, M, B or T of a figure, however it is written ("1.2bn" has B); "" without one. */
export function scaleMark(text: string): string {
  const mark = piecesOf(text)?.mark ?? '';
  return mark in EXPONENTS ? mark : '';
}

/** The value of the last written digit: 0.1 for "1.5%", 10 000 000 for "4.61B"; 0 when it is not one number. */
export function stepOf(text: string): number {
  const pieces = piecesOf(text);
  if (!pieces) return 0;
  const decimals = pieces.digits.split('.')[1]?.length ?? 0;
  return Number(`1e${(EXPONENTS[pieces.mark ?? ''] ?? 0) - decimals}`);
}

/** Sign of a − b; null unless both are numbers with the same unit and, if both name money, the same money. */
export function compareFigures(a: string | null, b: string | null): -1 | 0 | 1 | null {
  const left = parseFigure(a);
  const right = parseFigure(b);
  if (!left || !right || left.unit !== right.unit) return null;
  if (left.money && right.money && left.money !== right.money) return null;
  if (left.value === right.value) return 0;
  return left.value > right.value ? 1 : -1;
}

/** Whether two figures stay different when both are rounded to the coarser one's last digit: "-2.1B" is "-2.118B". */
export function differAfterRounding(a: string | null, b: string | null): boolean {
  const left = parseFigure(a);
  const right = parseFigure(b);
  if (!left || !right || a === null || b === null || (compareFigures(a, b) ?? 0) === 0) return false;
  const step = Math.max(stepOf(a), stepOf(b));
  return Math.abs(left.value - right.value) > step * HALF_STEP;
}

/** Half a step, and what binary fractions add to it. */
const HALF_STEP = 0.5 + 1e-9;

/** No rate of change is this large: "114.8%" is an index written with a percent sign. */
const INDEX_LEVEL = 50;
/** Amounts of one series differ by less than this from one release to the next. */
const LARGEST_RATIO = 500;

/** Whether two figures cannot be of one series: a percentage and thousands. A zero or an odd text never clashes. */
export function unitsClash(a: string | null, b: string | null): boolean {
  const left = parseFigure(a);
  const right = parseFigure(b);
  if (!left || !right || left.value === 0 || right.value === 0) return false;
  const isLevel = (figure: Figure) => figure.unit !== 'scaled' && Math.abs(figure.value) >= INDEX_LEVEL;
  return left.unit !== right.unit && !(isLevel(left) && isLevel(right));
}

/** A revision changes a rate or an index by less than this share and this many of its last digits. */
const REVISED_SHARE = 0.5;
const REVISED_STEPS = 10;

/** Whether two figures differ by more than a revision: 1.9% and 8.4%. Of amounts it is likely, not certain. */
export function differGreatly(a: string | null, b: string | null): boolean {
  const left = parseFigure(a);
  const right = parseFigure(b);
  if (!left || !right || a === null || b === null || left.unit !== right.unit) return false;
  const apart = Math.abs(left.value - right.value);
  const size = Math.max(Math.abs(left.value), Math.abs(right.value));
  return apart > REVISED_SHARE * size && apart > REVISED_STEPS * Math.max(stepOf(a), stepOf(b));
}

/** Whether two amounts are too far apart for one series: 56K approvals, £3.1B of loans. */
export function scalesClash(a: string | null, b: string | null): boolean {
  const left = parseFigure(a);
  const right = parseFigure(b);
  if (left?.unit !== 'scaled' || right?.unit !== 'scaled') return false;
  const [small = 0, large = 0] = [Math.abs(left.value), Math.abs(right.value)].toSorted((x, y) => x - y);
  return small > 0 && large / small >= LARGEST_RATIO;
}
