import { expect, test } from 'vitest';
import { backend } from './backend.ts';

const EXPORT = 'forexfactory';
const idsOf = (answer: { events: readonly { id: string }[] }) => answer.events.map(({ id }) => id);

test.for([
  ['lost their date', { kind: 'undated', on: EXPORT, rows: 3 }],
  ['cannot be read', { kind: 'wrong-types', on: EXPORT, rows: 80 }],
] as const)(
  'K3 N2 rows of the export that %s withdraw nothing, on the page and in the calendar file',
  async ([, order], context) => {
    const { upstreams, advance, events, calendar } = await backend(context);
    const before = idsOf(await events());
    upstreams.set(order);
    advance(2 * 3600);
    expect(await events()).toMatchObject({ error: null });
    expect(idsOf(await events())).toEqual(expect.arrayContaining(before));
    expect(await calendar()).not.toContain('CANCELLED');
  },
);

test('K3 N2 a valid export of three rows withdraws nothing and logs one line', async (context) => {
  const { upstreams, lines, advance, events, calendar } = await backend(context);
  const before = idsOf(await events());
  upstreams.set({ kind: 'short', on: EXPORT, rows: 3 });
  advance(2 * 3600);
  expect(idsOf(await events())).toEqual(expect.arrayContaining(before));
  expect(await calendar()).not.toContain('CANCELLED');
  expect(lines).toMatchObject([{ source: 'forex-community' }]);
});

test('K3 N2 one event that a whole export no longer names is cancelled', async (context) => {
  const { upstreams, advance, events, calendar } = await backend(context);
  const coming = upstreams.events().find(({ at, currency }) => at > '2026-06-11T12:00' && currency !== null);
  const before = idsOf(await events());
  upstreams.set({ event: coming?.key ?? '', cancelled: true });
  advance(2 * 3600);
  const after = new Set(idsOf(await events()));
  const gone = before.filter((id) => !after.has(id));
  expect(gone).toHaveLength(1);
  expect((await calendar()).match(/STATUS:CANCELLED/g)).toHaveLength(1);
});
