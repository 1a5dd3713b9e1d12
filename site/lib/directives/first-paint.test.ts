import { beforeEach, expect, it, vi } from 'vitest';
import { firstPaint, type PaintView } from './first-paint.ts';

type Callback = ConstructorParameters<NonNullable<PaintView['PerformanceObserver']>>[0];

function viewWith(reports: boolean) {
  let report: Callback = () => undefined;
  class Observer {
    constructor(callback: Callback) {
      report = callback;
    }
    observe = vi.fn();
  }
  const view: PaintView = { setTimeout, ...(reports && { PerformanceObserver: Observer }) };
  const paint = (painted: string) => report({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
  return { view, paint };
}

async function settled(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol();
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

beforeEach(() => {
  vi.useFakeTimers();
});

it('N10 waits for the first contents, not for the first paint of an empty page', async () => {
  const { view, paint } = viewWith(true);
  const painted = firstPaint(view);
  paint('first-paint');
  expect(await settled(painted)).toBe(false);
  paint('first-contentful-paint');
  expect(await settled(painted)).toBe(true);
});

it.each([
  ['is painted in the background', true],
  ['runs where paints are not reported', false],
])('N10 waits at most 10 s for a page that %s', async (_title, reports) => {
  const painted = firstPaint(viewWith(reports).view);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await settled(painted)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await painted;
});
