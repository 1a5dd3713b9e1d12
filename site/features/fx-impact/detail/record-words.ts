import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { OfficialRecord } from '#contracts/official-record.ts';

type Method = Pick<OfficialRecord, 'calculated' | 'publisher'>;
type Calculated = NonNullable<OfficialRecord['calculated']>;

/** Periods in a year, of the types that come again each year. */
const A_YEAR: Partial<Record<Calculated['of'], number>> = {
  month: 12,
  'half-month': 24,
  quarter: 4,
  week: 52,
};

/** Who calculates the figure, and from what. */
export function methodWords({ calculated, publisher }: Method, locale: Locale): string {
  if (calculated === null) return translate(locale, 'record.published', { publisher });
  const base = translate(locale, `record.base.${baseOf(calculated)}`);
  return translate(locale, `record.ours.${calculated.type}`, { publisher, base });
}

function baseOf({ of, periods }: Calculated): Calculated['of'] | 'year' | 'other' {
  if (periods === 1) return of;
  return periods === A_YEAR[of] ? 'year' : 'other';
}
