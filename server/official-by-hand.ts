import { observationsByHand } from '#content/indicators/official/by-hand.ts';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import { OFFICIAL_BY_HAND } from '#content/official-by-hand.ts';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import { publisherOf } from '#domain/official/series.ts';
import { createByHandFeed } from '#feeds/official/by-hand/feed.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';

/** Publishers whose figures an owner enters by hand. */
const PUBLISHERS_BY_HAND: ReadonlySet<OfficialPublisher> = new Set(
  OFFICIAL_ROWS.filter(({ byHand }) => byHand).map(({ series }) => publisherOf(series)),
);

/** The publishers with figures in `entries`. Throws BrandError when an entry cannot be right. */
export function byHandFeeds(clock: () => Date, entries: unknown = OFFICIAL_BY_HAND): readonly OfficialFeed[] {
  const figures = observationsByHand(entries, clock().toISOString().slice(0, 10));
  const byPublisher = Map.groupBy(figures, ({ series }) => publisherOf(series));
  return [...byPublisher].map(([publisher, own]) => createByHandFeed({ publisher, figures: own, clock }));
}

/** Whether a publisher has figures by hand; null when its figures are read. */
export function hasByHand(publisher: OfficialPublisher): boolean | null {
  if (!PUBLISHERS_BY_HAND.has(publisher)) return null;
  return OFFICIAL_BY_HAND.some(({ kind }) =>
    OFFICIAL_ROWS.some((row) => row.kind === kind && publisherOf(row.series) === publisher),
  );
}
