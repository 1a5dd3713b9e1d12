/** Currency marks, units and spaces say nothing about the value. */
const IGNORED = /US\$|[A-Z]{3}|[$€£¥%]|R$|[\s'’]/gi;
const MINUS = /[−–]/;

const PLAIN = /^\d+$/;
const DECIMAL = /^(\d*)[.,](\d*)$/;
const GROUPED = /^([1-9]\d{0,2})(?:([.,])\d{3})(?:\2\d{3})*(?:(?!\2)[.,](\d*))?$/;

/**
 * A number in whichever country's writing: "1,000.50", "1.000,50", "1 000,5", "0.1", "−1", "2R". What can be read twice is
 * the one nearer to the usual size of such a value: "1,100" is 1.1 as a price of EURUSD and 1100 as a balance. Null for
 * everything else, such as letters, exponents and uneven groups. Never NaN or infinite (N5).
 */
export function readNumber(text: string, usual: number): number | null {
  const bare = text.replace(IGNORED, '').replace(MINUS, '-');
  const [, sign = '', digits = ''] = /^([+-]?)(.+)$/.exec(bare) ?? [];
  const [first, second] = readings(digits);
  if (first === undefined) return null;
  const value = second === undefined || distance(first, usual) <= distance(second, usual) ? first : second;
  return sign === '-' ? -value : value;
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
