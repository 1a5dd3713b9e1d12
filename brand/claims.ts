import { inLocale, LOCALE_TABLE, type Locale, type Localized } from '#contracts/locale.ts';
import { brand } from './load.ts';
import { BrandError } from './parse.ts';
import { claimLacks, mayShow } from './placeholder.ts';
import type { BrandValues, Claim } from './schema.ts';

const MOVES = {
  pips: { es: 'pips', en: 'pips' },
  points: { es: 'puntos', en: 'points' },
} as const satisfies Record<string, Localized<string>>;

const OF: Localized<string> = { es: 'de', en: 'of' };

/** The claim with that id (A5). Throws on an unlisted id, so that a page cannot show an unlisted figure. */
export function claimById(id: string, claims: readonly Claim[] = brand.claims): Claim {
  const found = claims.find((claim) => claim.id === id);
  if (!found)
    throw new BrandError([
      `brand/claims.json: takes a claim with the id "${id}", which a page or a text names`,
    ]);
  return found;
}

/**
 * The claims of a list that pages show: those that the brand makes and, on a real domain, that its owner confirmed (N13).
 * A claim that was removed is left out like one that waits.
 */
export function shownClaims(
  ids: readonly string[],
  values: Pick<BrandValues, 'claims' | 'domain'> = brand,
): readonly Claim[] {
  return ids
    .flatMap((id) => values.claims.find((claim) => claim.id === id) ?? [])
    .filter((claim) => mayShow(claimLacks(claim), values));
}

/** Whether pages show all of these claims: for a sentence or a drawing that needs each of them (N13). */
export function showsClaims(...ids: readonly string[]): boolean {
  return shownClaims(ids).length === ids.length;
}

/** The figure in the form of the language: "85%", "+340%", "85%+", "1:200", "1,000+", "50%–200%", "15–30 min", "+293 pips", "24/7", "100K · 70–80", "1 of 4". */
export function claimText({ figure }: Pick<Claim, 'figure'>, locale: Locale): string {
  if (figure.unit === 'range') return rangeText(figure, locale);
  if (figure.unit === 'schedule') return `${figure.hours}/${figure.days}`;
  if (figure.unit === 'account') return `${figure.thousands}K · ${figure.risk.join('–')}`;
  if (figure.unit === 'place') return `${figure.place} ${inLocale<string>(OF, locale)} ${figure.of}`;
  if (figure.unit === 'ratio')
    return `1:${new Intl.NumberFormat(LOCALE_TABLE[locale].tag).format(figure.amount)}`;
  if (figure.unit === 'move')
    return `+${countText(figure.amount, locale)} ${inLocale<string>(MOVES[figure.of], locale)}`;
  const text = figure.unit === 'count' ? countText(figure.amount, locale) : percentText(figure, locale);
  return figure.atLeast ? `${text}+` : text;
}

type Figure<Unit extends Claim['figure']['unit']> = Extract<Claim['figure'], { unit: Unit }>;

function percentText({ amount, signed }: Figure<'percent'>, locale: Locale): string {
  const percent = new Intl.NumberFormat(LOCALE_TABLE[locale].tag, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  return percent.format(amount / 100).replace('-', '−');
}

function countText(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALE_TABLE[locale].tag).format(amount);
}

/** Both languages use a dash without spaces; `formatRange` writes "50% - 200%" in one and "50% – 200%" in the other. */
function rangeText({ of, from, to }: Figure<'range'>, locale: Locale): string {
  if (of === 'percent') {
    const percent = new Intl.NumberFormat(LOCALE_TABLE[locale].tag, { style: 'percent' });
    return `${percent.format(from / 100)}–${percent.format(to / 100)}`;
  }
  const unit = of === 'minutes' ? 'minute' : 'hour';
  const time = new Intl.NumberFormat(LOCALE_TABLE[locale].tag, { style: 'unit', unit, unitDisplay: 'short' });
  return `${new Intl.NumberFormat(LOCALE_TABLE[locale].tag).format(from)}–${time.format(to)}`;
}
