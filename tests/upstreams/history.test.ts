import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { createHistoryService } from '#functions/sentiment/history.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { storeReplayedHistory } from './history.ts';

test('N1 a replayed history reaches back three months, with gaps and extremes, and goes on where it ended', async (context) => {
  const dir = await mkdtemp(join(tmpdir(), 'replayed-'));
  const earlier = new Date('2026-06-09T12:00:00.000Z');
  const now = new Date('2026-06-10T16:00:00.000Z');
  await storeReplayedHistory(dir, earlier);
  await storeReplayedHistory(dir, now);
  const store = await openSqlite({ file: join(dir, 'aureo.sqlite') });
  context.onTestFinished(async () => {
    await store.close();
    await rm(dir, { recursive: true });
  });
  const ownCredit = { name: 'x', url: 'https://x.example/' };
  const { answer } = createHistoryService({ store, ownCredit, windowMs: 1_200_000, clock: () => now });
  const histories = await Promise.all(SYMBOLS.map((symbol) => answer({ symbol, days: 90 })));
  for (const history of histories) {
    expect(history.points.length).toBeGreaterThan(400);
    expect(history.gaps.length).toBeGreaterThan(3);
    expect(history.gaps.length).toBeLessThan(9);
    expect(history.change.day).not.toBeNull();
    expect(history.change.week).not.toBeNull();
  }
  const shares = histories.flatMap(({ points }) => points.map(({ longPercentage }) => longPercentage));
  expect(Math.max(...shares)).toBeGreaterThanOrEqual(70);
  expect(Math.min(...shares)).toBeLessThanOrEqual(30);
});
