import { kindOf, periodOf } from '../identify.ts';
import { beaRows } from './bea.ts';
import { blsRows } from './bls.ts';
import { censusRows } from './census.ts';
import { eurostatRows } from './eurostat.ts';
import { onsRows } from './ons.ts';
import type { OfficialRow } from './row.ts';
import { statcanRows } from './statcan.ts';

/** Every figure of the calendar that a publisher gives away (N11). */
export const OFFICIAL_ROWS: readonly OfficialRow[] = [
  ...blsRows,
  ...beaRows,
  ...censusRows,
  ...eurostatRows,
  ...onsRows,
  ...statcanRows,
];

/** The row that an event of the calendar is a release of; null when we follow no publisher for it. */
export function officialRowOf({
  title,
  country,
}: {
  readonly title: string;
  readonly country: string | null;
}): OfficialRow | null {
  const kind = kindOf(title);
  const compared = periodOf(title);
  return (
    OFFICIAL_ROWS.find((row) => row.kind === kind && row.country === country && row.compared === compared) ??
    null
  );
}
