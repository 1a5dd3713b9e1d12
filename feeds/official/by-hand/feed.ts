import type { Observation } from '#contracts/observations.ts';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';

interface ByHandOptions {
  readonly publisher: OfficialPublisher;
  /** What the owner entered of this publisher. */
  readonly figures: readonly Omit<Observation, 'firstSeenAt'>[];
  readonly clock: () => Date;
}

const HOUR_MS = 3_600_000;

/** Figures that the owner entered by hand: no call is made, and they are stored as those of any other publisher. */
export function createByHandFeed({ publisher, figures, clock }: ByHandOptions): OfficialFeed {
  return {
    publisher,
    readsTogether: true,
    budgetMs: 1_000,
    everyMs: HOUR_MS,
    async read(all, since) {
      const observedAt = clock().toISOString();
      const asked = new Set(all.map(({ series }) => series));
      const rows = figures
        .filter(({ series, period }) => asked.has(series) && period >= since)
        .map((figure) => ({ ...figure, firstSeenAt: observedAt }));
      return { rows, received: figures.length, dropped: {}, observedAt };
    },
  };
}
