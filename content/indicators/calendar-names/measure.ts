import {
  type Edition,
  editionOf,
  isAtAnnualRate,
  type Period,
  periodOf,
} from '#domain/indicators/title-words.ts';
import type { Bilingual, Indicator } from '../indicator.ts';

const PERIOD: Readonly<Record<Period, Bilingual<string>>> = {
  mom: { es: 'mensual', en: 'monthly' },
  qoq: { es: 'trimestral', en: 'quarterly' },
  yoy: { es: 'anual', en: 'annual' },
};
const ANNUAL_RATE: Bilingual<string> = { es: 'trimestral a tasa anualizada', en: 'quarterly annualized' };
/** Mexico compares a half of a month with the half before. */
const HALF_MONTH: Bilingual<string> = { es: 'quincenal', en: 'half-monthly' };

/** What a title says besides one of the three periods, in the order of a name. */
const SPANS: readonly (readonly [RegExp, Bilingual<string>])[] = [
  [/\b3mo?\/3mo?\b/i, { es: 'trimestre móvil', en: 'three months on three months' }],
  [/\b3mo?\/yr?\b|\b3[- ]month avg\b/i, { es: 'promedio de 3 meses', en: '3-month average' }],
  [/\bytd\b/i, { es: 'acumulado del año', en: 'year to date' }],
  [/\bw\/w\b|\bwow\b/i, { es: 'semanal', en: 'weekly' }],
];

const EDITION: Readonly<Record<Edition, Bilingual<string>>> = {
  flash: { es: 'estimación rápida', en: 'flash' },
  advance: { es: 'estimación adelantada', en: 'advance estimate' },
  prelim: { es: 'preliminar', en: 'preliminary' },
  second: { es: 'segunda estimación', en: 'second estimate' },
  final: { es: 'final', en: 'final' },
};

/** What a figure is compared with, as a name says it: "mensual", "promedio de 3 meses, anual"; none for a level. */
export function measureWords(
  indicator: Indicator,
  title: string,
  country: string | null,
): Bilingual<string>[] {
  if (indicator.isLevel) return [];
  const spans = SPANS.flatMap(([words, span]) => (words.test(title) ? [span] : []));
  const period = periodOf(title);
  if (isAtAnnualRate(indicator, title, country)) return [...spans, ANNUAL_RATE];
  if (period === 'mom' && indicator.kind.startsWith('mid-month')) return [...spans, HALF_MONTH];
  return period === null ? spans : [...spans, PERIOD[period]];
}

/** Which edition of a figure a title says it is; null when it does not say. */
export function editionWord(title: string): Bilingual<string> | null {
  const edition = editionOf(title);
  return edition && EDITION[edition];
}
