import { expect, test } from 'vitest';
import { latestPoll } from './polls.ts';

const AT = new Date('2026-09-11T12:30:00.000Z');
const after = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

test.each([
  [-1, null],
  [0, 0],
  [0.9, 0],
  [1, 1],
  [2.9, 1],
  [3, 3],
  [7, 7],
  [14, 7],
  [15, 15],
  [30, 30],
  [59, 30],
  [60, 60],
  [179, 60],
  [180, 180],
  [1439, 1380],
  [1440, 1380],
  [1441, null],
])('N11 %f minutes after a release the latest poll is that of minute %s', (minutes, poll) => {
  expect(latestPoll(AT, after(minutes))).toEqual(poll === null ? null : after(poll));
});

test('N11 polls a release 18 times in a day at most', () => {
  const polls = new Set(
    Array.from({ length: 1441 }, (_, minute) => latestPoll(AT, after(minute))?.getTime()),
  );
  expect(polls.size).toBe(18);
});
