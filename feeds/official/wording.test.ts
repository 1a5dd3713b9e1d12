import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOfText, periodOfWords, timeOfWords } from './wording.ts';

// The spellings of the publishers' schedules; the years are ours.
test.each([
  ['August 2027', '2027-08'],
  ['Sept. 2027', '2027-09'],
  ['  July   2027 ', '2027-07'],
  // Eurostat
  ['Q4/2026', '2026-Q4'],
  ['Q1/2027', '2027-Q1'],
  // Statistics Canada
  ['Second quarter 2027', '2027-Q2'],
  ['Q3 2027', '2027-Q3'],
  // ABS: a quarter by its last month
  ['June Quarter 2027', '2027-Q2'],
  ['December quarter 2026', '2026-Q4'],
  // ONS
  ['July to September 2027', '2027-Q3'],
  ['Quarter 2 (Apr to June) 2027', '2027-Q2'],
  ['Quarter 1, 2027', '2027-Q1'],
])('N11 reads the period "%s" as %s', (words, period) => {
  expect(periodOfWords(words)).toBe(period);
});

test.each([
  '2027',
  '2026-27 financial year',
  'July 2022 - June 2026',
  'Q5/2027',
  'May Quarter 2027',
  'August to October 2027',
  'April to December 2027',
  'December 2026 to February 2027',
  'Ju 2027',
  'first half 2027',
  '',
])('N11 reads no period where a publisher names none of ours: "%s"', (words) => {
  expect(periodOfWords(words)).toBeNull();
});

test.each([
  ['2027-01-29T11:00Z', '2027-01-29T11:00:00.000Z'],
  ['2027-01-29T11:00:30.5+02:00', '2027-01-29T09:00:30.500Z'],
  ['2027-08-26T01:30:00+0000', '2027-08-26T01:30:00.000Z'],
  ['2027-01-29T11:00', null],
  ['2027-01-29 08:30 AM', null],
  ['2027-02-30T11:00Z', null],
  ['2027-01-29T25:00Z', null],
  ['2027-01-29', null],
])('N11 reads "%s" as an instant only by the offset that it has', (text, instant) => {
  expect(instantOfText(text)).toBe(instant);
});

test('N11 reads the wall clock of a zone, whatever offset a source writes behind it', () => {
  const offset = fc.constantFrom('', 'Z', '+00:00', '+02:00', '-0500');
  fc.assert(
    fc.property(offset, fc.constantFrom('01', '07'), (written, month) => {
      const at = instantOfText(`2027-${month}-29T11:00${written}`, 'Europe/Luxembourg');
      expect(at).toBe(`2027-${month}-29T${month === '01' ? '10' : '09'}:00:00.000Z`);
    }),
  );
});

test.each([
  ['8:30 AM', '08:30'],
  ['2:00 p.m.', '14:00'],
  ['12:00 p.m. ET', '12:00'],
  ['13:00 p.m.', null],
  ['soon', null],
])('N11 reads the hour of "%s"', (words, time) => {
  expect(timeOfWords(words)).toBe(time);
});
