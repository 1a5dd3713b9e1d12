import { describe, expect, test, vi } from 'vitest';
import type { EventSource } from '#contracts/events.ts';
import { backend, FAULTS } from './backend.ts';

const ON = { SOURCE_TRADINGVIEW: 'on', SOURCE_INVESTING: 'on' };
/** Each source with its upstream. Both fail in each test: one site serves two sources. */
const SOURCES: readonly (readonly [EventSource, string])[] = [
  ['charting-platform', 'tradingview'],
  ['investing-portal', 'investing'],
];
describe.concurrent.each([
  ...FAULTS.slice(0, 1),
  ['a list without rows', { kind: 'empty' }, ['malformed']] as const,
])('K5 fault of the other calendars: %s', (_name, order, kinds) => {
  const faults = SOURCES.map(([, on]) => ({ ...order, on }));
  const lineOf = (source: EventSource) =>
    expect.objectContaining({ source, kind: expect.toBeOneOf([...kinds]) });
  /** A visitor's answer may come before the read has failed. */
  const expectLines = async (lines: readonly object[]) => {
    await vi.waitFor(() => expect(lines).toHaveLength(SOURCES.length), { timeout: 30_000 });
    for (const [source] of SOURCES) expect(lines).toContainEqual(lineOf(source));
  };

  test('K3 L each answers its stored events as stale, and the log has its kind once', async (context) => {
    const { upstreams, lines, advance, events } = await backend(context, undefined, ON);
    const readAll = () => Promise.all(SOURCES.map(([source]) => events(source)));
    const before = await readAll();
    for (const fault of faults) upstreams.set(fault);
    advance(2 * 3600);
    const after = await readAll();
    for (const [index, [source]] of SOURCES.entries()) {
      const [stored, stale] = [before[index], after[index]];
      expect(stored).toMatchObject({ source, error: null });
      expect(stored?.events.length).toBeGreaterThan(0);
      expect(stale).toMatchObject({ source, error: { code: 'stale' }, observedAt: stored?.observedAt });
      expect(stale?.events.map(({ id }) => id)).toEqual(stored?.events.map(({ id }) => id));
    }
    await expectLines(lines);
    expect(await events()).toMatchObject({ source: 'forex-community', error: null });
  });

  test('K3 L each answers the community’s events and says so, with one line, when the first read fails', async (context) => {
    const { lines, events } = await backend(context, faults, ON);
    const answers = await Promise.all(SOURCES.map(([source]) => events(source)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ source: 'forex-community', error: { code: 'source_failed' } });
      expect(answer.events.length).toBeGreaterThan(0);
    }
    await expectLines(lines);
  });
});
