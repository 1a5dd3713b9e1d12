import type { Locale } from '#contracts/locale.ts';
import { brand } from './load.ts';
import type { Claim } from './schema.ts';

const TAGS = { es: 'es-MX', en: 'en-US' } as const;

/** The claim of that id (SPEC A5). Throws on an id nobody listed, so that a page cannot show an unlisted figure. */
export function claimById(id: string, claims: readonly Claim[] = brand.claims): Claim {
  const found = claims.find((claim) => claim.id === id);
  if (!found) throw new Error(`brand/brand.ts: claims has no "${id}"`);
  return found;
}

/** The figure as the language writes it: "85%", "+340%", "85%+", "1:200". */
export function claimText({ figure }: Pick<Claim, 'figure'>, locale: Locale): string {
  if (figure.unit === 'ratio') return `1:${new Intl.NumberFormat(TAGS[locale]).format(figure.amount)}`;
  const percent = new Intl.NumberFormat(TAGS[locale], {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: figure.signed ? 'exceptZero' : 'auto',
  });
  const text = percent.format(figure.amount / 100).replace('-', '−');
  return figure.atLeast ? `${text}+` : text;
}
