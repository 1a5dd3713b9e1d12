import { CURRENCY_TABLE } from '#contracts/account-currencies.ts';

/** Signs that programs write for minus. */
export const MINUS = '\\-−–‐‑﹣－';
/** Marks of currencies: "fr." before "fr", because the first that fits is read. */
const MARKS = Object.values(CURRENCY_TABLE)
  .flatMap(({ written }): readonly string[] => written)
  .filter((mark) => !mark.endsWith('$'))
  .sort()
  .reverse()
  .map((mark) => mark.replaceAll('.', String.raw`\.`));
/** Currency marks and units: before or after a number, never inside it. Other letters may be a factor, as in "10 mil". */
const UNIT = String.raw`(?:[A-Z]{0,2}\$|pips?|${MARKS.join('|')}|[%R])`;
const UNITS = new RegExp(UNIT, 'gi');
const WRITTEN = new RegExp(
  String.raw`^\s*(?:${UNIT}\s*)?([+${MINUS}]?)\s*(?:${UNIT}\s*)?([\d.,'’\s]*\d[\d.,'’\s]*?)\s*(?:${UNIT}\s*)*$`,
  'i',
);

const PLAIN = /^\d+$/;
const DECIMAL = /^(\d*)[.,](\d*)$/;
const GROUPED = /^([1-9]\d{0,2})(?:([.,])\d{3})(?:\2\d{3})*(?:(?!\2)[.,](\d*))?$/;
/** Groups of three with a space or an apostrophe between them, so that two numbers are not read as one. */
const SPACED = /^([1-9]\d{0,2})(?:([\s'’])\d{3})(?:\2\d{3})*([.,]\d*)?$/;
const GAPS = /[\s'’]/g;
/** More characters than any number has: a pasted text is none. */
const LONGEST = 60;
/** Marks of the direction of writing, byte order and the like, which programs copy along with a number. */
const UNSEEN = /\p{Cf}/gu;

/**
 * A number in whichever country's writing: "1,000.50", "1.000,50", "1 000,5", "0.1", "−1", "2R". What can be read twice is
 * the one nearer to the usual size of such a value: "1,100" is 1.1 as a price of EURUSD. Amounts of money and whole numbers
 * have no usual size (null): a mark before three digits groups thousands there, so "500,000" is half a million. Null for
 * everything else, such as letters, exponents, uneven groups and two numbers. Never NaN or infinite (N5).
 */
export function readNumber(text: string, usual: number | null): number | null {
  if (text.length > LONGEST) return null;
  const [, sign = '', written = ''] = WRITTEN.exec(text.replaceAll(UNSEEN, '')) ?? [];
  const [first, second] = readings(withoutGaps(written));
  if (first === undefined) return null;
  const isFirst =
    second === undefined || (usual !== null && distance(first, usual) <= distance(second, usual));
  const value = isFirst ? first : second;
  // Not −value, which for 0 is −0.
  return sign === '' || sign === '+' ? value : 0 - value;
}

/** Whether a mark before three digits could be of thousands or of decimals: "1.100". */
export function isReadTwice(text: string): boolean {
  const [, , written = ''] = WRITTEN.exec(text.slice(0, LONGEST).replaceAll(UNSEEN, '')) ?? [];
  return readings(withoutGaps(written)).length > 1;
}

/** The units beside a number, as typed: "US$", "pips", "%". */
export function unitsIn(text: string): readonly string[] {
  return text.slice(0, LONGEST).match(UNITS) ?? [];
}

/** Empty where the gaps separate no thousands. */
function withoutGaps(written: string): string {
  if (!/[\s'’]/.test(written)) return written;
  return SPACED.test(written) ? written.replaceAll(GAPS, '') : '';
}

function readings(digits: string): number[] {
  if (PLAIN.test(digits)) return finite(digits);
  const found: number[] = [];
  const [, whole, part] = DECIMAL.exec(digits) ?? [];
  if (whole !== undefined && `${whole}${part}` !== '') found.push(...finite(`${whole || 0}.${part || 0}`));
  const [, , mark = '', cents = ''] = GROUPED.exec(digits) ?? [];
  if (mark !== '') {
    const groups = cents === '' ? digits.replace(/[.,]$/, '') : digits.slice(0, -cents.length - 1);
    found.push(...finite(`${groups.replaceAll(mark, '')}.${cents || 0}`));
  }
  return found;
}

function finite(text: string): number[] {
  const value = Number(text);
  return Number.isFinite(value) ? [value] : [];
}

/** How many times larger the larger of both is, as a logarithm. */
function distance(value: number, usual: number): number {
  return Math.abs(Math.log(value / usual));
}
