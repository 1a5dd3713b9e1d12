import { normalise } from '#domain/indicators/normalise.ts';
import { expand } from '#domain/indicators/patterns.ts';
import { absRows } from './abs.ts';
import { banxicoRows } from './banxico.ts';
import { beaRows } from './bea.ts';
import { blsRows } from './bls.ts';
import { byHandRows } from './by-hand.ts';
import { censusRows } from './census.ts';
import { ecbRows } from './ecb.ts';
import { eiaRows } from './eia.ts';
import { eitsRows } from './eits.ts';
import { estatRows } from './estat.ts';
import { eurostatRows } from './eurostat.ts';
import { fedRows } from './fed.ts';
import { inegiRows } from './inegi.ts';
import { type NamedEvent, namedFigure } from './named-figure.ts';
import { onsRows } from './ons.ts';
import { rateRows } from './rates.ts';
import type { OfficialRow } from './row.ts';
import { statcanRows } from './statcan.ts';

/** Every figure of the calendar that a publisher gives away (N11). */
export const OFFICIAL_ROWS: readonly OfficialRow[] = [
  ...eiaRows,
  ...eitsRows,
  ...inegiRows,
  ...banxicoRows,
  ...estatRows,
  ...byHandRows,
  ...blsRows,
  ...beaRows,
  ...censusRows,
  ...eurostatRows,
  ...onsRows,
  ...statcanRows,
  ...rateRows,
  ...fedRows,
  ...ecbRows,
  ...absRows,
];

/** The row that an event of the calendar is a release of; null when we follow no publisher for it. */
export function officialRowOf(event: NamedEvent): OfficialRow | null {
  return rowsOf(event).find(({ isWitness = false }) => !isWitness) ?? null;
}

/** The row of a second publisher for the same figure; null for most events. */
export function witnessRowOf(event: NamedEvent): OfficialRow | null {
  return rowsOf(event).find(({ isWitness = false }) => isWitness) ?? null;
}

type ByTitle = ReadonlyMap<string, readonly OfficialRow[]>;

/** The rows of each title of a kind in a country. */
const BY_TITLE: ByTitle = rowsByTitle();

function rowsByTitle(): ByTitle {
  const rows = new Map<string, OfficialRow[]>();
  for (const row of OFFICIAL_ROWS)
    for (const key of new Set(row.titles.flatMap(expand).map((title) => keyOf(row, title))))
      rows.set(key, [...(rows.get(key) ?? []), row]);
  return rows;
}

function keyOf({ kind, country }: Pick<OfficialRow, 'kind' | 'country'>, title: string): string {
  return `${kind} ${country}: ${normalise(title)}`;
}

function rowsOf(event: NamedEvent): readonly OfficialRow[] {
  const named = namedFigure(event);
  if (named === null || event.country === null) return [];
  const { kind, compared, edition } = named;
  const ofTitle = BY_TITLE.get(keyOf({ kind, country: event.country }, event.title)) ?? [];
  return ofTitle
    .filter((row) => row.compared === compared || (row.isComparisonOptional && compared === null))
    .flatMap((row) => {
      if (edition === null) return row.isEditionNamed ? [] : [row];
      const releasedAfterDays = row.editions?.[edition];
      return releasedAfterDays === undefined ? [] : [{ ...row, releasedAfterDays }];
    });
}
