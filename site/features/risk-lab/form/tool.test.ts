import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFields } from './reading.ts';
import { enterTool, entriesOf, hashOf, LONGEST_ENTRY, openTool, type ToolSpec } from './tool.ts';

const SPEC: ToolSpec<'amount' | 'kind', { readonly amount: number; readonly kind: string }> = {
  anchor: 'sum',
  initial: { amount: '5', kind: 'a' },
  read(entries) {
    const fields = readFields(entries);
    const amount = fields.number('amount', { usual: 5, low: 1, high: 10 });
    const kind = fields.choice('kind', ['a', 'b'], 'a');
    return fields.end(() => ({ amount, kind }));
  },
};

it('N5 bad input keeps the last good values and says what is wrong', () => {
  const good = enterTool(SPEC, openTool(SPEC), { amount: '7' });
  expect(good).toMatchObject({ good: { amount: 7 }, isStale: false, problems: {} });
  const bad = enterTool(SPEC, good, { amount: '7x' });
  expect(bad).toMatchObject({ good: { amount: 7 }, isStale: true, entries: { amount: '7x' } });
  expect(bad.problems.amount).toEqual({ key: 'lab.problem.unread' });
  expect(enterTool(SPEC, good, { amount: '11' }).problems.amount).toEqual({
    key: 'lab.problem.range',
    low: 1,
    high: 10,
  });
  expect(enterTool(SPEC, bad, { amount: '8' })).toMatchObject({ good: { amount: 8 }, isStale: false });
});

it('N5 a link brings back whatever the fields hold', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (amount, kind) => {
      const hash = hashOf(SPEC, { amount, kind });
      expect({ ...SPEC.initial, ...entriesOf(SPEC, hash) }).toEqual({ amount, kind });
    }),
  );
});

it.each(['', '#sum', '#other?amount=3', '#summary?amount=3'])('N5 a hash %j brings nothing', (hash) => {
  expect(entriesOf(SPEC, hash)).toBeNull();
});

it('N5 a link cannot bring a field that the tool has not', () => {
  expect(entriesOf(SPEC, '#sum?amount=3&__proto__=x&other=1')).toEqual({ amount: '3' });
});

it('N5 a link takes the first of two values, and markup as the text it is', () => {
  expect(entriesOf(SPEC, '#sum?amount=3&amount=9&kind=<script>')).toEqual({ amount: '3', kind: '<script>' });
  expect(enterTool(SPEC, openTool(SPEC), { kind: '<script>' })).toMatchObject({
    good: { kind: 'a' },
    isStale: true,
    problems: { kind: { key: 'lab.problem.choice', text: '<script>' } },
  });
});

it('N5 a text that is too long for a link stays too long, so that it is refused and not cut to another one', () => {
  const amount = entriesOf(SPEC, `#sum?amount=${'1 '.repeat(LONGEST_ENTRY)}`)?.amount ?? '';
  expect(amount.length).toBe(LONGEST_ENTRY + 1);
});
