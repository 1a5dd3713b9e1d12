import type { FollowedSeries } from '#domain/official/series.ts';
import type { Period } from '../identify.ts';

/** A figure of the calendar that its publisher gives away: which one, and where its values come from (N11). */
export interface OfficialRow extends FollowedSeries {
  /** A kind of the catalogue. */
  readonly kind: string;
  /** ISO 3166 alpha-2, "EU" for the euro area. */
  readonly country: string;
  /** The comparison that the title names ("m/m"); null when it names none. */
  readonly compared: Period | null;
  /** The publisher's page about the release. */
  readonly link: string;
}
