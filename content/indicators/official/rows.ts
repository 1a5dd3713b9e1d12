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

function rowsOf(event: NamedEvent): readonly OfficialRow[] {
  const named = namedFigure(event);
  if (named === null) return [];
  const { kind, compared, edition } = named;
  return OFFICIAL_ROWS.filter(
    (row) => row.kind === kind && row.country === event.country && row.compared === compared,
  ).flatMap((row) => {
    const releasedAfterDays = edition === null ? undefined : row.editions?.[edition];
    if (releasedAfterDays === null) return [];
    return releasedAfterDays === undefined ? [row] : [{ ...row, releasedAfterDays }];
  });
}
