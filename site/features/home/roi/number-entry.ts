/** Currency marks, spaces of every width and apostrophes say nothing about the value. */
const IGNORED = /US\$|USD|\$|[\s'’]/gi;

const PLAIN = /^(\d+)(?:[.,](\d{1,2})?)?$/;
const GROUPED = /^([1-9]\d{0,2})(?:([.,])\d{3})(?:\2\d{3})*(?:(?!\2)[.,](\d{1,2})?)?$/;

/**
 * The amount a visitor typed, in whichever country's writing: "1,000.50", "1.000,50", "1 000,5", "1000.5", "$1,000".
 * Money has at most two decimals, and that settles what could be read twice: a mark before exactly three digits
 * groups thousands ("1.000" and "1,000" are both one thousand), before one or two it is the decimal mark ("1,50").
 * Everything else is null: signs, letters, exponents, uneven groups ("1,00,000"), three decimals ("1000.505").
 * Never NaN or infinite (D10).
 */
export function readAmount(text: string): number | null {
  const bare = text.replace(IGNORED, '');
  const grouped = GROUPED.exec(bare);
  if (grouped) {
    const [, , mark = '', cents = ''] = grouped;
    const whole = cents === '' ? bare.replace(/[.,]$/, '') : bare.slice(0, -cents.length - 1);
    return toNumber(whole.replaceAll(mark, ''), cents);
  }
  const [, whole, cents = ''] = PLAIN.exec(bare) ?? [];
  return whole === undefined ? null : toNumber(whole, cents);
}

/** A whole number a visitor typed, or null (D10). */
export function readWhole(text: string): number | null {
  return /^\d+$/.test(text.trim()) ? toNumber(text.trim(), '') : null;
}

function toNumber(whole: string, cents: string): number | null {
  const value = Number(`${whole}.${cents || '0'}`);
  return Number.isFinite(value) ? value : null;
}
