import { describe, expect, it } from 'vitest';
import { compareFigures, differAfterRounding, parseFigure, unitsClash } from './figures.ts';

describe('parseFigure', () => {
  it.each([
    ['0.4%', 0.4, 'percent', null],
    ['-0.2%', -0.2, 'percent', null],
    ['51.2', 51.2, 'plain', null],
    ['4', 4, 'plain', null],
    ['249K', 249_000, 'scaled', null],
    ['-4.4K', -4_400, 'scaled', null],
    ['17.4M', 17_400_000, 'scaled', null],
    ['-0.2B', -200_000_000, 'scaled', null],
    ['-0.88T', -880_000_000_000, 'scaled', null],
    ['1,954K', 1_954_000, 'scaled', null],
    ['1,234.5', 1234.5, 'plain', null],
    ['$280.5B', 280_500_000_000, 'scaled', '$'],
    ['-$103.6B', -103_600_000_000, 'scaled', '$'],
    ['$-226.8B', -226_800_000_000, 'scaled', '$'],
    ['A$5.1B', 5_100_000_000, 'scaled', 'A$'],
    ['C$-1.2B', -1_200_000_000, 'scaled', 'C$'],
    ['NZ$-701M', -701_000_000, 'scaled', 'NZ$'],
    ['CHF3.5B', 3_500_000_000, 'scaled', 'CHF'],
    ['CHF 3.5B', 3_500_000_000, 'scaled', 'CHF'],
    ['€7.9B', 7_900_000_000, 'scaled', '€'],
    ['£-20.1B', -20_100_000_000, 'scaled', '£'],
    ['¥2.95T', 2_950_000_000_000, 'scaled', '¥'],
    ['SEK12.4B', 12_400_000_000, 'scaled', 'SEK'],
    ['NOK68.1B', 68_100_000_000, 'scaled', 'NOK'],
    ['-7.8 €B', -7_800_000_000, 'scaled', '€'],
    ['−0.3%', -0.3, 'percent', null],
    ['-0.0%', 0, 'percent', null],
    ['+0.5%', 0.5, 'percent', null],
    ['–1.4%', -1.4, 'percent', null],
    ['.7%', 0.7, 'percent', null],
    ['-.7%', -0.7, 'percent', null],
    ['(0.9%)', -0.9, 'percent', null],
    ['($2.4B)', -2_400_000_000, 'scaled', '$'],
    ['0,8%', 0.8, 'percent', null],
    ['0,125', 0.125, 'plain', null],
    ['12,5%', 12.5, 'percent', null],
    ['-2,5 €B', -2_500_000_000, 'scaled', '€'],
    ['3.4k', 3_400, 'scaled', null],
    ['$2.1bn', 2_100_000_000, 'scaled', '$'],
    ['€350mln', 350_000_000, 'scaled', '€'],
    ['1.3trn', 1_300_000_000_000, 'scaled', null],
    ['62Bcf', 62_000_000_000, 'scaled', null],
    ['-5.4 C$B', -5_400_000_000, 'scaled', 'C$'],
  ] as const)('K3 parses %s as %d (%s)', (text, value, unit, money) => {
    expect(parseFigure(text)).toEqual({ value, unit, money });
  });

  it.each([
    '3.09|1.0',
    '2-0-7',
    '<1.00%',
    '>5',
    'Pass',
    '',
    ' ',
    '--5',
    '-$-5B',
    '1,23',
    '$5%',
    '5%K',
    'K',
    '1e5',
    '1.234,5%',
    '(-0.5%)',
    '+-0.5%',
    '5 points',
  ])('K3 returns null for "%s", which is not one number', (text) => {
    expect(parseFigure(text)).toBeNull();
  });
});

describe('compareFigures', () => {
  it.each([
    ['221K', '217K', 1],
    ['-0.4%', '-0.2%', -1],
    ['1350K', '1.35M', 0],
    ['0.652M', '651K', 1],
    ['$-103.6B', '-100.3B', -1],
    ['0.30%', '0.3%', 0],
  ])('K3 compares %s with %s as %d', (a, b, sign) => {
    expect(compareFigures(a, b)).toBe(sign);
  });

  it.each([
    ['0.2%', '0.2'],
    ['250', '249K'],
    ['€7.9B', '$7.8B'],
    ['<1.00%', '0.75%'],
    ['3.09|1.0', '3.10|1.1'],
    [null, '0.2%'],
    ['0.2%', null],
  ])('K3 does not compare %s with %s', (a, b) => {
    expect(compareFigures(a, b)).toBeNull();
  });
});

describe('differAfterRounding', () => {
  it.each([
    ['-2.1B', 'A$-2.118B', false],
    ['7.08M', '7.079M', false],
    ['0.3%', '0.3%', false],
    ['0.3%', '0.4%', true],
    ['-2.12B', '-2.1B', false],
    ['655K', '0.66M', false],
    ['655K', '0.67M', true],
    ['0.3%', '0.3', false],
    [null, '0.3%', false],
  ])('N11 %s and %s: %s', (a, b, differ) => {
    expect(differAfterRounding(a, b)).toBe(differ);
    expect(differAfterRounding(b, a)).toBe(differ);
  });
});

describe('unitsClash', () => {
  it('K3 a percentage clashes with thousands and with an index level', () => {
    expect(unitsClash('0.3%', '187K')).toBe(true);
    expect(unitsClash('-1.7%', '92.1')).toBe(true);
  });

  it('K3 finds no clash between amounts with and without money, or with a zero, an odd text or a missing figure', () => {
    expect(unitsClash('-73.0B', '$-77.6B')).toBe(false);
    expect(unitsClash('0', '12K')).toBe(false);
    expect(unitsClash('3.09|1.0', '2.8%')).toBe(false);
    expect(unitsClash(null, '2.8%')).toBe(false);
  });
});
