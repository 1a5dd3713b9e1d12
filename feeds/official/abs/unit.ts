import type { SdmxRow } from '#feeds/official/sdmx-csv.ts';

const MEASURES: Readonly<Record<string, string>> = { PCT: '%', NUM: '', AUD: 'Australian dollars' };
/** Powers of ten. */
const MULTIPLIERS: Readonly<Record<string, string>> = { '': '', '0': '', '3': 'thousand', '6': 'million' };

/** What a value counts, "million Australian dollars"; a code that is not known here stays as it is. */
export function unitOf({
  UNIT_MEASURE: measure = '',
  UNIT_MULT: power = '',
  BASE_PERIOD: base = '',
}: SdmxRow): string {
  const words = [MULTIPLIERS[power] ?? `10^${power}`, MEASURES[measure] ?? measure, base && `base ${base}`];
  return words.filter((word) => word !== '').join(' ') || 'number';
}
