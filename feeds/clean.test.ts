import { describe, expect, it } from 'vitest';
import { RECORDED_WEEK } from '#domain/events/recorded-week.fixture.ts';
import { cleanCode, cleanFigure, cleanInstant, cleanNumber, cleanText, displayNumber } from './clean.ts';

describe('cleanText', () => {
  it.each([
    ['  Core\u00a0CPI \n\t m/m ', 'Core CPI m/m'],
    ['S&amp;P Global PMI', 'S&P Global PMI'],
    ['S&amp;amp;P Global&nbsp;PMI', 'S&P Global PMI'],
    ['Governor&#39;s &#x201C;Speech&#x201D;', "Governor's “Speech”"],
    ['CP\u0000I\u00ad \u200bm/m\u202e\ufeff', 'CPI m/m'],
    ['Non\u2011Farm \u2013 Payrolls', 'Non-Farm - Payrolls'],
    ['A <b &amp; c', 'A <b & c'],
    ['AT&T; &unknownword;', 'AT&T; &unknownword;'],
    ['\ud83d half', 'half'],
    ['Cafe\u0301', 'Café'],
  ])('K3 cleans %j to %j', (given, text) => {
    expect(cleanText(given)).toBe(text);
  });

  it.each([undefined, null, 7, true, {}, ['CPI']])('K3 reads %j as no text', (given) => {
    expect(cleanText(given)).toBe('');
  });
});

describe('cleanCode', () => {
  it('K3 reads a code word in upper case', () => {
    expect([' usd ', 'All', 'USD\u200b'].map(cleanCode)).toEqual(['USD', 'ALL', 'USD']);
  });
});

describe('cleanFigure', () => {
  it.each([
    '',
    ' ',
    '-',
    '--',
    '–',
    '—',
    '−',
    '.',
    '…',
    '...',
    '?',
    '%',
    '-%',
    '$',
    '€ B',
    '|',
    'N/A',
    'n.a.',
    'na',
    '#N/A',
    'TBD',
    'tba',
    'Pending',
    'null',
    'undefined',
    'NaN',
    'NaN%',
    'None',
    'nil',
    '&nbsp;',
    '&mdash;',
    '&#8211;',
    '\u200b',
    'to be announced',
    'TBD (Q3)',
    'Q3',
    'Oct 15',
    'see note 1',
    'N/A 2026',
    'due 14:00',
    '14:00',
    '\u00b9',
    '10h 49min',
    '2h',
    '5 min',
    '-5512 seconds',
    '3 days',
    '12 Dec',
    '1 May',
    '2026-12-10',
    '10-12-26',
    '01-02-03',
    '12.10.2026',
    '12/10',
    '3pm',
    '8.30 ET',
    '8 p.m.',
    '1st est',
    '2nd',
    '5 of 9',
    '0.5% <b>x</b>',
    '\ufffd-17.7B',
    '1 2',
  ])('K3 reads %j as no figure, because a figure is a number with its sign, money and unit', (given) => {
    expect(cleanFigure(given)).toBeNull();
  });

  // Shapes of recorded weekly exports and of the RSS, with values of ours.
  it.each([
    '0.4%',
    '-0.7%',
    '+0.5%',
    '52.3',
    '211K',
    '2.84|2.6',
    '1-0-8',
    '0-0-9',
    '<0.75%',
    'Pass',
    '-$98.2B',
    '$-98.2B',
    'NZ$-0.7B',
    'CZK 8.1B',
    '~0.2%',
    '-0.05%',
    '£-20.7B',
    '¥-815.9B',
    '-€0.8B',
    'C$3.1B',
    '$6.51T',
    '-0.38T',
    '-7.9 €B',
    '3.5 USDM',
    '1.2 billion',
    '$1.3bn',
    'US$ 1.3 mln',
    '(0.6%)',
    '0,6%',
    '.6%',
    '-.6%',
    '25 bp',
    '0.3 pp',
    '45Bcf',
    '-3.2M barrels',
    '>3%',
    '0.4% m/m',
    '0.4% (p)',
    '2.61|3.3',
    '4.12% | 2.45',
    '3.50-3.75%',
    '9-0',
  ])('K3 keeps %j as written', (given) => {
    expect(cleanFigure(given)).toBe(given);
  });

  it.each([
    ['&lt;1.25%', '<1.25%'],
    ['−0.3%', '-0.3%'],
    ['–0.3%', '-0.3%'],
    [' 1\u00a0204K ', '1 204K'],
    ['&#45;0.3&#37;', '-0.3%'],
    ['０．５％', '0.5%'],
    ['-0.0%', '0.0%'],
    ['0.4%*', '0.4%'],
    ['0.4%\u00b9', '0.4%'],
    ['52.3\u00b2', '52.3'],
    ['0.4%&sup2;', '0.4%'],
    ['1.1%\u2020', '1.1%'],
    ['−0.00%', '0.00%'],
    ['$-0.0B', '$0.0B'],
    ['-$0B', '$0B'],
    [3.2, '3.2'],
    [0, '0'],
    [-0, '0'],
    [1.2e-7, '0.00000012'],
  ])('K3 writes %j as %j', (given, figure) => {
    expect(cleanFigure(given)).toBe(figure);
  });

  it.each([null, undefined, true, {}, [3.2], Number.NaN, Number.POSITIVE_INFINITY, `${'9'.repeat(41)}`])(
    'K3 reads %j as no figure',
    (given) => {
      expect(cleanFigure(given)).toBeNull();
    },
  );
});

describe('cleanNumber', () => {
  it.each([
    ['1,204.5', 1204.5],
    [' −0.5 ', -0.5],
    ['.5', 0.5],
    [7, 7],
  ])('K3 reads %j as %d', (given, number) => {
    expect(cleanNumber(given)).toBe(number);
  });

  it.each(['', '-', 'many', '1,20.5', '0x10', '5.', '1e5', '5%', '1-2', Number.NaN, null, true, [1]])(
    'K3 reads %j as no number',
    (given) => {
      expect(cleanNumber(given)).toBeNull();
    },
  );
});

describe('displayNumber', () => {
  it.each([
    [-0.04, 1, '0.0'],
    [-0.05, 1, '-0.1'],
    [-0.4, 0, '0'],
    [3, 1, '3.0'],
    [1.005, 2, '1.01'],
    [-1e-14, undefined, '0'],
    [1e21, undefined, '1000000000000000000000'],
  ])(
    'K3 writes %d with %s decimals as %s: what rounds to zero has no minus sign',
    (value, decimals, text) => {
      expect(displayNumber(value, decimals)).toBe(text);
    },
  );
});

describe('cleanInstant', () => {
  it.each([
    ['2026-09-10T08:30:00-04:00', '2026-09-10T12:30:00.000Z'],
    ['2026-09-10T08:30-04:00', '2026-09-10T12:30:00.000Z'],
    ['2026-09-10T08:30:00-0400', '2026-09-10T12:30:00.000Z'],
    ['2026-09-10T08:30:00-04', '2026-09-10T12:30:00.000Z'],
    ['2026-09-10 12:30:00.250Z', '2026-09-10T12:30:00.000Z'],
    [' 2026-09-10T12:30z ', '2026-09-10T12:30:00.000Z'],
    ['2026-09-11T00:30:00+05:30', '2026-09-10T19:00:00.000Z'],
  ])('K3 reads %s as %s', (given, iso) => {
    expect(cleanInstant(given)).toBe(iso);
  });

  it.each([
    '',
    'Tentative',
    '2026-09-10',
    '2026-09-10T08:30:00',
    '2026-02-30T08:30:00-05:00',
    '2026-09-10T24:30:00Z',
    '2026-09-10T08:30:00-99:00',
    1_789_000_000_000,
    null,
  ])('K3 reads %j as no instant', (given) => {
    expect(cleanInstant(given)).toBeNull();
  });
});

it('K3 takes each previous figure of a recorded week for one', () => {
  const figures = RECORDED_WEEK.trim()
    .split('\n')
    .flatMap((line) => [line.split(';')[3] ?? '', line.split(';')[5] ?? ''])
    .filter((text) => text !== '' && text !== '=');
  expect(figures.length).toBeGreaterThan(100);
  expect(figures.filter((text) => cleanFigure(text) !== text)).toEqual([]);
});
