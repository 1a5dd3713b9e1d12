import type { Edition, Period } from '#domain/indicators/title-words.ts';
import type { FollowedSeries } from '#domain/official/series.ts';
import type { AtLeastOne, TitlePattern } from '../indicator.ts';

/** A figure of the calendar that its publisher gives away: which one, and where its values come from (N11). */
export interface OfficialRow extends FollowedSeries {
  /** A kind of the catalogue. */
  readonly kind: string;
  /**
   * The titles of its kind that are this very figure. A kind also holds its neighbours' titles ("Claimant Count Rate"): they
   * have no row. Written like the patterns of the catalogue, without `*`.
   */
  readonly titles: AtLeastOne<TitlePattern>;
  /** ISO 3166 alpha-2, "EU" for the euro area. */
  readonly country: string;
  /** The comparison that the title names ("m/m"); null when it names none. */
  readonly compared: Period | null;
  /** A title that names no comparison means this one too: "Factory Orders ex Transportation" is a monthly change. */
  readonly isComparisonOptional?: true;
  /**
   * Days from the end of the period to each edition that this series has, fewest and most. A title that names another edition
   * ("Prel") has no row: it may be about another month.
   */
  readonly editions?: Readonly<Partial<Record<Edition, readonly [number, number]>>>;
  /** A title without an edition is one that this series does not have. */
  readonly isEditionNamed?: true;
  /** The publisher's page about the release. */
  readonly link: string;
  /** A second publisher's series of the same figure: stored, compared with the first and open data, but never the actual. */
  readonly isWitness?: boolean;
  /** The owner enters its values (`content/official-by-hand.ts`); the stored address is the page that a value is from. */
  readonly byHand?: true;
}

/** The page about a figure: that of an entered figure is its own. */
export function pageOf({ byHand, link }: OfficialRow, request: string | undefined): string {
  return byHand && request !== undefined ? request : link;
}
