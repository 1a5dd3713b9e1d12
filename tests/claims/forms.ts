import type { Claim } from '#brand/schema.ts';

type Figure = Claim['figure'];

/** A claim and the forms in which people type its figure, in either language. */
export interface ClaimForms {
  readonly id: string;
  readonly pattern: RegExp;
}

const PERCENT = String.raw`\s*(?:%|por ciento|per\s?cent)`;
const MINUS = '[-−–]';
/** What may be between the ends of a range: a dash, or a word of either language. */
const TO = String.raw`\s*(?:[-−–—]|al?|y|to|and|through)\s*`;
const MINUTES = String.raw`\s*min(?:uto|ute)?s?\b`;
const HOURS = String.raw`\s*h(?:ora|our|rs?)?s?\b`;
/** Excludes a part of a longer number, time or address. */
const NOT_BEFORE = String.raw`(?<![\d.,:\w#/])`;
const NOT_AFTER = String.raw`(?!\d|[.,:]\d)`;

/**
 * The printed forms of every claim: both minus signs, with or without a space before the sign and a thousands
 * separator.
 */
export function claimForms(claims: readonly Pick<Claim, 'id' | 'figure'>[]): ClaimForms[] {
  return claims.map(({ id, figure }) => ({ id, pattern: new RegExp(formOf(figure), 'giu') }));
}

function formOf(figure: Figure): string {
  if (figure.unit === 'percent') return percentForm(figure.amount);
  if (figure.unit === 'ratio') return `${NOT_BEFORE}1\\s?[:∶]\\s?${number(figure.amount)}${NOT_AFTER}`;
  if (figure.unit === 'range') return rangeForm(figure);
  if (figure.unit === 'move') return moveForm(figure);
  if (figure.unit === 'schedule')
    return `${NOT_BEFORE}${figure.hours}\\s?[/x×]\\s?${figure.days}${NOT_AFTER}`;
  if (figure.unit === 'account')
    return `${NOT_BEFORE}${figure.thousands}\\s?K\\b.{0,40}\\b${figure.risk[0]}${TO}${figure.risk[1]}${NOT_AFTER}`;
  if (figure.unit === 'place')
    return `${NOT_BEFORE}${figure.place}[-\\s](?:de|of)[-\\s]${figure.of}${NOT_AFTER}`;
  const amount = `${number(figure.amount)}${NOT_AFTER}(?!${PERCENT})`;
  if (!figure.atLeast) return NOT_BEFORE + amount;
  const before = String.raw`(?:\+\s?|(?:más de|over|more than|at least|al menos)\s+)`;
  return `${NOT_BEFORE}(?:${before}${amount}|${amount}\\s?\\+(?!\\s?\\d))`;
}

/** A loss needs its sign: "22 %" without it is another figure. */
function percentForm(amount: number): string {
  const sign = amount < 0 ? `${MINUS}\\s?` : String.raw`(?:\+\s?)?`;
  return `${amount < 0 ? '' : NOT_BEFORE}${sign}${number(Math.abs(amount))}\\s?\\+?${PERCENT}`;
}

function rangeForm({ of, from, to }: Extract<Figure, { unit: 'range' }>): string {
  const unit = { percent: PERCENT, minutes: MINUTES, hours: HOURS }[of];
  return `${NOT_BEFORE}${number(from)}(?:${unit})?${TO}${number(to)}${unit}`;
}

/** A gain needs its plus: without it, the number is a distance between two prices. */
function moveForm({ of, amount }: Extract<Figure, { unit: 'move' }>): string {
  const unit = of === 'pips' ? 'pips?' : '(?:puntos?|points?)';
  return `\\+\\s?${number(amount)}\\s*${unit}\\b`;
}

/** Thousands with a comma, a point, a space or nothing; decimals with a point or a comma. */
function number(amount: number): string {
  const [whole = '', decimals] = String(amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, String.raw`[.,\s]?`);
  return decimals === undefined ? grouped : `${grouped}[.,]${decimals}`;
}
