import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { hasPeriod } from '#brand/placeholder.ts';
import { inLocale, LOCALES } from '#contracts/locale.ts';
import { periodsOf } from './Figure.tsx';

const dated = brand.claims.filter(hasPeriod);
const undated = brand.claims.filter((claim) => !hasPeriod(claim)).map(({ id }) => id);
const [first] = dated;
if (!first) throw new Error('no claim of the brand has a period');
const same = dated.filter(({ period }) => dated.some((one) => one.period.en === period.en && one !== first));
const other = dated.find(({ period }) => period.en !== first.period.en);

it.each(LOCALES)('A5 claims without a period say so once, and nothing beside a figure, in %s', (locale) => {
  const { note, own } = periodsOf(undated, locale);
  expect(note).not.toBeNull();
  expect(undated.map(own).filter(Boolean)).toEqual([]);
});

it.each(LOCALES)('A5 claims with one period say it once, in %s', (locale) => {
  const [one] = same;
  const ids = same.filter(({ period }) => period.en === one?.period.en).map(({ id }) => id);
  const { note, own } = periodsOf(ids, locale);
  expect(ids.length).toBeGreaterThan(1);
  expect(note).toContain(one && inLocale(one.period, locale));
  expect(ids.map(own).filter(Boolean)).toEqual([]);
});

it.each(LOCALES)(
  'A5 a claim with a period among others without says it beside its figure, in %s',
  (locale) => {
    const { note, own } = periodsOf([first.id, ...undated], locale);
    expect(own(first.id)).toContain(inLocale(first.period, locale));
    expect(note).not.toBe(periodsOf(undated, locale).note);
    expect(note).not.toBeNull();
  },
);

it.each(LOCALES)('A5 claims with different periods need no note, in %s', (locale) => {
  const { note, own } = periodsOf([first.id, other?.id ?? ''], locale);
  expect(note).toBeNull();
  expect(own(first.id)).toContain(inLocale(first.period, locale));
});
