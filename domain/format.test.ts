import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatDayShort,
  formatInstant,
  formatNumber,
  formatPrice,
  formatShare,
  formatSigned,
} from './format.ts';

describe('numbers', () => {
  it('E3 keeps every decimal of the instrument', () => {
    expect(formatNumber(2641.5, 2, 'es')).toBe('2,641.50');
    expect(formatNumber(1.1, 5, 'en')).toBe('1.10000');
    expect(formatNumber(199.41234, 3, 'es')).toBe('199.412');
  });

  it('K3 E3 prints no minus sign for a value that rounds to zero', () => {
    expect(formatNumber(-0.004, 2, 'es')).toBe('0.00');
    expect(formatNumber(-0.006, 2, 'en')).toBe('−0.01');
  });

  it('E3 N8 prints a change with its sign, a true minus, and none for zero', () => {
    expect([182_345, -7200, 0].map((value) => formatSigned(value, 'en'))).toEqual([
      '+182,345',
      '−7,200',
      '0',
    ]);
    expect(formatSigned(-2.54, 'es', { maximumFractionDigits: 1 })).toBe('−2.5');
  });

  it('E3 prints a share with the rounding of the source', () => {
    expect(formatShare(62, 'es')).toBe('62%');
    expect(formatShare(0, 'en')).toBe('0%');
  });
});

describe('times', () => {
  const evening = Date.parse('2026-11-24T05:04:00Z');

  it('F8 takes day and hour from the time zone, on a 24-hour clock', () => {
    expect(formatInstant(evening, 'es', 'America/Mexico_City')).toContain('23 nov 2026, 23:04');
    expect(formatInstant(evening, 'en', 'UTC')).toContain('Nov 24, 2026, 05:04');
  });

  it('F8 midnight is 00, not 24', () => {
    expect(formatInstant(Date.parse('2026-11-24T00:00:00Z'), 'en', 'UTC')).toContain('00:00');
  });

  it('F8 prints a calendar day unchanged in every zone', () => {
    expect(formatDay('2026-11-23', 'es')).toBe('lunes, 23 de noviembre');
    expect(formatDay('2026-11-23', 'en')).toBe('Monday, November 23');
    expect(formatDayShort('2026-11-01', 'es')).toBe('dom 1');
    expect(formatDayShort('2026-11-01', 'en')).toBe('Sun 1');
  });
});

it('A1 shows a price as whole dollars with their unit', () => {
  expect(formatPrice(1_000, 'es')).toBe('1,000 USD');
  expect(formatPrice(19, 'en')).toBe('19 USD');
  expect(formatPrice(1_049.9, 'es', { currency: 'EUR', decimals: 2 })).toBe('1,049.90 EUR');
});
