import { describe, expect, it } from 'vitest';
import { surpriseOf } from './surprise.ts';

describe('surpriseOf', () => {
  it.each([
    ['higher', '0.4%', '0.3%', 'positive'],
    ['higher', '0.2%', '0.3%', 'negative'],
    ['lower', '4.4%', '4.2%', 'negative'],
    ['lower', '199K', '203K', 'positive'],
    ['higher', '-44', '-36', 'negative'],
  ] as const)('K3 when %s is good, %s against %s is %s', (direction, actual, forecast, surprise) => {
    expect(surpriseOf({ direction, actual, forecast })).toBe(surprise);
  });

  it.each([
    ['0.3%', '0.3%'],
    [null, '0.3%'],
    ['0.3%', null],
    ['2-0-7', '1-0-8'],
    ['0.3%', '12K'],
  ])('K3 %s against %s has no surprise', (actual, forecast) => {
    expect(surpriseOf({ direction: 'higher', actual, forecast })).toBeNull();
  });

  it.each([
    ['-16.4', '-16', null],
    ['-0.2B', '-175M', null],
    ['$-2.118B', '-2.12B', null],
    ['0.25%', '0.2%', null],
    ['101', '100.6', '99'],
  ])(
    'K3 %s against %s has no surprise, because both are equal when rounded',
    (actual, forecast, previous) => {
      expect(surpriseOf({ direction: 'higher', actual, forecast, previous })).toBeNull();
    },
  );

  it.each([
    ['3.2%', '3%', null],
    ['53', '53.4', '52.1'],
    ['53.4', '53', '52.1'],
    ['-16.6', '-16', null],
  ])(
    'K3 %s against %s is a surprise, because a vendor leaves out a last zero',
    (actual, forecast, previous) => {
      expect(surpriseOf({ direction: 'higher', actual, forecast, previous })).not.toBeNull();
    },
  );

  it('K3 an indicator without a direction has no surprise', () => {
    expect(surpriseOf({ direction: 'none', actual: '3.9M', forecast: '-1.5M' })).toBeNull();
  });
});
