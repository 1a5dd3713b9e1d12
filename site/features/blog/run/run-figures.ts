import { EPIC_RUN, minuteOfDay } from '#content/articles/24h-epic-run/run.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatPrice } from '#domain/format.ts';
import { hoursAndMinutes } from '#site/features/blog/article/report-rows.ts';

/** The reported figures of the 24-hour case as the language writes them, and what follows from them. */
export function runFigures(locale: Locale) {
  const { freeRatio, vipRatio, fundedAccount, riskPercent, timeline } = EPIC_RUN;
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
