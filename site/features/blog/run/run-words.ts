import { minuteOfDay, type Phase, type ReportedDay } from '#content/articles/day.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatPrice, formatShare } from '#domain/format.ts';
import { hoursAndMinutes } from '#site/features/blog/article/report-rows.ts';
import { PER_SQUARE } from './RiskShare.tsx';

/** What is known of a point of the day: how long after the one before it, and the figure reported with it (G13). */
export function phaseText(phase: Phase, day: ReportedDay, locale: Locale): string {
  const { freeRatio, vipRatio } = day;
  const { funded, between } = runFigures(day, locale);
  const hours = phase > 1 ? between(phase - 2, phase - 1) : '';
  if (phase === 1) return translate(locale, 'run.phase.1.text');
  if (phase === 2) return translate(locale, 'run.phase.2.text', { hours, ratio: freeRatio });
  if (phase === 3) return translate(locale, 'run.phase.3.text', { hours, ratio: vipRatio });
  if (phase === 4) return translate(locale, 'run.phase.4.text', { hours, account: funded });
  return translate(locale, 'run.phase.5.text', { hours });
}

/** What the picture of a phase shows: clock times, or a sum from the reported figures. */
export function resultText(phase: Phase, day: ReportedDay, locale: Locale): string {
  const { funded, risk, riskFrom, riskTo, between } = runFigures(day, locale);
  const { freeRatio, vipRatio, timeline } = day;
  const [first, second] = timeline;
  if (phase === 1)
    return translate(locale, 'run.result.analysis', { from: first, to: second, hours: between(0, 1) });
  if (phase === 2) return translate(locale, 'run.result.ratio', { ratio: freeRatio });
  if (phase === 3) return translate(locale, 'run.result.ratio', { ratio: vipRatio });
  if (phase === 4)
    return translate(locale, 'run.result.funded', { account: funded, risk, from: riskFrom, to: riskTo });
  return translate(locale, 'run.result.close', { hours: between(1, 4) });
}

/** What the marks of a phase's picture mean. */
export function resultKey(phase: Phase, day: ReportedDay, locale: Locale): string {
  const [first, free, , , close] = day.timeline;
  if (phase === 4) return translate(locale, 'run.squaresKey', { share: formatShare(PER_SQUARE, locale) });
  if (phase === 2 || phase === 3) return translate(locale, 'blog.stripKey');
  const [from, to] = phase === 1 ? [first, free] : [free, close];
  return translate(locale, 'run.dayKey', { from, to });
}

/** The reported figures of the 24-hour case as the language writes them, and what follows from them. */
export function runFigures(day: ReportedDay, locale: Locale) {
  const { freeRatio, vipRatio, fundedAccount, riskPercent, timeline } = day;
  const usd = (amount: number) => formatPrice(amount, locale);
  return {
    free: `1:${freeRatio} RR`,
    vip: `1:${vipRatio} RR`,
    funded: usd(fundedAccount),
    risk: `${riskPercent.from}%–${riskPercent.to}%`,
    riskFrom: usd((fundedAccount * riskPercent.from) / 100),
    riskTo: usd((fundedAccount * riskPercent.to) / 100),
    /** Time between two points of the day, counted from 0. */
    between: (from: number, to: number) =>
      hoursAndMinutes(minuteOfDay(timeline[to] ?? '') - minuteOfDay(timeline[from] ?? '')),
  };
}
