import { expect, it, test } from 'vitest';
import { ROI_DEFAULT, ROI_TIERS } from './roi.ts';
import { enterRoi, hashOfInputs, hasProblem, inputsOfHash, openRoiForm } from './roi-form.ts';

const open = () => openRoiForm(ROI_DEFAULT, '1,000');

it('D10 opens on the default without a problem', () => {
  expect(enterRoi(open(), {})).toEqual(open());
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['-1000', 'negative'],
  ['−1,000.50', 'negative'],
  ['-', 'unread'],
  ['-abc', 'unread'],
  ['abc', 'unread'],
  ['999.99', 'low'],
  ['0', 'low'],
  ['10,000,000.01', 'high'],
] as const)('D10 amount "%s" is %s and the last good values stay', (amount, problem) => {
  const form = enterRoi(enterRoi(open(), { amount: '2.500,50' }), { amount });
  expect(form.problems.amount).toBe(problem);
  expect(form.good).toEqual({ ...ROI_DEFAULT, amount: 2500.5 });
  expect(form.entries.amount).toBe(amount);
});

test.each(['', '0', '25', '2.5', 'tres'])(
  'D10 months "%s" are wrong and the last good values stay',
  (months) => {
    const form = enterRoi(open(), { months });
    expect(form.problems).toEqual({ amount: null, months: 'wrong' });
    expect(form.good).toEqual(ROI_DEFAULT);
  },
);

it('D10 the least and the greatest amount of each tier are taken', () => {
  for (const [tier, { minimum }] of ROI_TIERS) {
    for (const amount of [minimum, 10_000_000]) {
      expect(enterRoi(open(), { tier, amount: String(amount) }).good).toEqual({ amount, months: 3, tier });
    }
  }
});

it('D10 a tier whose minimum the amount does not reach is a problem until the amount does', () => {
  const chosen = enterRoi(open(), { tier: 'advanced' });
  expect(chosen.problems.amount).toBe('low');
  expect(chosen.good).toEqual(ROI_DEFAULT);
  expect(enterRoi(chosen, { amount: '5,000' }).good).toEqual({ amount: 5000, months: 3, tier: 'advanced' });
});

it('D10 a good amount counts only once the months are good too', () => {
  const form = enterRoi(enterRoi(open(), { months: 'x' }), { amount: '4000' });
  expect([hasProblem(form), form.good.amount]).toEqual([true, 1000]);
  expect(enterRoi(form, { months: '12' }).good).toEqual({ amount: 4000, months: 12, tier: 'standard' });
});

it('D10 a link gives back what it was made from', () => {
  for (const tier of ROI_TIERS.keys()) {
    for (const amount of [10_000, 10_000.01, 1_234_567.89, 10_000_000]) {
      const inputs = { amount, months: 24, tier };
      expect(inputsOfHash(hashOfInputs(inputs))).toEqual(inputs);
    }
  }
});

test.each([
  '',
  '#calculator',
  '#faq',
  '#calculator?amount=1&months=3&tier=standard',
  '#calculator?amount=1000&months=25&tier=standard',
  '#calculator?amount=1000&months=3&tier=toString',
  '#calculator?amount=NaN&months=3&tier=standard',
  '#calculator?months=3&tier=standard',
  '#calculator?%E0%A4%A',
])('D10 the address "%s" asks for nothing', (hash) => {
  expect(inputsOfHash(hash)).toBeNull();
});
