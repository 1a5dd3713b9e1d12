import { expect, test } from 'vitest';
import { kindOf } from '#content/indicators/identify.ts';
import type { StoredEvent, StoredListing } from '#contracts/listing.ts';
import { type Release, type Step, simulateWeek } from './testing/simulated-week.ts';

/** `WEEKS=10000` takes about a minute of a core. */
const WEEKS = Number(process.env.WEEKS ?? 750);
const FIRST = Number(process.env.FIRST ?? 1);

const kinds = new Map<string, string | null>();
/** The catalogue's answer, cached per title: the same few hundred titles come back every week. */
function knownKind(title: string): string | null {
  const kind = kinds.get(title) ?? kindOf(title);
  kinds.set(title, kind);
  return kind;
}

/** What is wrong with a visitor's cards after a reading, in words. */
function faultsOf(step: Step): string[] {
  const rowsOf = Map.groupBy(step.result.listings, ({ eventId }) => eventId);
  const cards = step.result.events.filter(({ withdrawnAt }) => withdrawnAt === null);
  const mixed = cards.flatMap((card) => {
    const named = new Set(openRows(rowsOf.get(card.id)).map(({ link }) => link));
    return named.size > 1 ? [`${card.id} mixes ${[...named].join(' and ')}`] : [];
  });
  return [...mixed, ...step.releases.flatMap((release) => faultsOfRelease(release, cards, rowsOf, step))];
}

function openRows(rows: readonly StoredListing[] = []): readonly StoredListing[] {
  return rows.filter(({ goneAt }) => goneAt === null);
}

function faultsOfRelease(
  release: Release,
  cards: readonly StoredEvent[],
  rowsOf: ReadonlyMap<string, readonly StoredListing[]>,
  { result }: Step,
): string[] {
  const own = cards.filter(({ id }) => openRows(rowsOf.get(id)).some(({ link }) => link === release.id));
  const titles = [release.export?.title, release.rss?.title];
  if (titles.some((title) => title !== undefined && result.ambiguous.includes(title))) return [];
  const faults: string[] = [];
  if (own.length > 1)
    faults.push(`${release.id} has ${own.length} cards: ${own.map(({ id }) => id).join(', ')}`);
  for (const { id, actual } of own) {
    if (actual !== null && actual !== release.actual)
      faults.push(`${id} shows ${actual}, not ${release.actual}`);
    if (actual === null && release.isReleased) faults.push(`${id} lacks ${release.actual}`);
  }
  return faults;
}

test(`K3 shows one card per release with the right values in ${WEEKS} generated weeks`, () => {
  const failed: string[] = [];
  let ambiguous = 0;
  let readings = 0;
  for (let seed = FIRST; seed < FIRST + WEEKS && failed.length < 5; seed += 1) {
    let isSeen = false;
    simulateWeek(seed, knownKind, (step) => {
      readings += 1;
      ambiguous += step.result.ambiguous.length > 0 ? 1 : 0;
      const faults = faultsOf(step);
      if (faults.length === 0 || isSeen) return;
      isSeen = true;
      failed.push(
        `week ${seed} at ${step.now.toISOString()}: ${faults.join('; ')}\n  ${step.history.join('\n  ')}`,
      );
    });
  }
  expect(failed.join('\n')).toBe('');
  // Rows that titles cannot tell apart may stay apart and be logged; this must be rare.
  expect(ambiguous / readings).toBeLessThan(0.01);
  expect(readings).toBeGreaterThan(WEEKS);
});
