import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALENDARS, longestTurn, MOST_LOOPS } from './health.ts';
import { judgeSoak, SHORT_SOAK, soak } from './soak.ts';
import { openWatchedSite, type WatchedSite } from './watched-site.ts';

let site: WatchedSite;

beforeAll(async () => {
  // Rendering the live pages would be half of the processor time. The full form does it.
  site = await openWatchedSite({ FIGURES_IN_PAGES: 'off' });
});
afterAll(() => site.close());

test('N19 K5 K8 holds no more and loses no figure when hostile answers and visits alternate for days', async () => {
  const judged = judgeSoak(await soak(site, SHORT_SOAK));
  expect(judged.filter(([, isKept]) => !isKept)).toEqual([]);
});

test('N19 K5 K8 holds the thread for few fixed loops while each calendar in turn has its worst allowed answer', async () => {
  expect((await longestTurn(site, CALENDARS)).loops).toBeLessThan(MOST_LOOPS);
});
