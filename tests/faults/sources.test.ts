import { describe, expect, test } from 'vitest';
import type { EventSource } from '#contracts/events.ts';
import { backend, FAULTS } from './backend.ts';

const ON = { SOURCE_TRADINGVIEW: 'on', SOURCE_INVESTING: 'on' };
const SOURCES: readonly (readonly [EventSource, string])[] = [
  ['charting-platform', 'tradingview'],
  ['investing-portal', 'investing'],
];
const CASES = SOURCES.flatMap(([source, upstream]) =>
  [...FAULTS, ['a list without rows', { kind: 'empty' }, ['malformed']] as const].map(
    ([name, order, kinds]) => ({ source, name, fault: { ...order, on: upstream }, kinds }),
  ),
);

describe.concurrent.each(CASES)('K5 fault of $source: $name', ({ source, fault, kinds }) => {
  test('K3 L answers its stored events as stale, and logs the kind once', async (context) => {
    const { upstreams, lines, advance, events } = await backend(context, undefined, ON);
    const before = await events(source);
    expect(before).toMatchObject({ source, error: null });
    expect(before.events.length).toBeGreaterThan(0);
    upstreams.set(fault);
    advance(2 * 3600);
    const after = await events(source);
    expect(after).toMatchObject({ source, error: { code: 'stale' }, observedAt: before.observedAt });
    expect(after.events.map(({ id }) => id)).toEqual(before.events.map(({ id }) => id));
    expect(lines).toEqual([expect.objectContaining({ source, kind: expect.toBeOneOf([...kinds]) })]);
    expect(await events()).toMatchObject({ source: 'forex-community', error: null });
  }, 30_000);

  test('K3 L answers the community’s events and says so, with one line, when the first read fails', async (context) => {
    const { lines, events } = await backend(context, fault, ON);
    const answer = await events(source);
    expect(answer).toMatchObject({ source: 'forex-community', error: { code: 'source_failed' } });
    expect(answer.events.length).toBeGreaterThan(0);
    expect(lines).toEqual([expect.objectContaining({ source, kind: expect.toBeOneOf([...kinds]) })]);
  }, 30_000);
});
