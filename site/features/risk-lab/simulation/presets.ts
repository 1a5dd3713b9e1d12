import { currencyOf, roadmap } from '#content/roadmap.ts';
import { SCENARIO_CURRENCY, SCENARIOS } from '#content/scenarios.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { winRateNeeded } from '#domain/risk/expectancy.ts';
import { ASSUMED } from './presets-assumed.ts';
import type { SimulationName } from './simulation-form.ts';

/** A plan of the site, and what its declared figures would need. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  /** The declared figures: "1,000 → 1,500 USD, 3 meses". */
  readonly declared: string;
  /** Share of wins with which half of the runs get there; above 1: none is enough. */
  readonly needed: number;
  readonly entries: Readonly<Partial<Record<SimulationName, string>>>;
}

interface Plan {
  readonly id: string;
  readonly name: string;
  readonly initial: number;
  readonly result: number;
  readonly months: number;
  readonly risk: number;
  readonly currency: string;
}

/** The three scenarios and the phases of the roadmap. A phase takes its longest time: that needs the least. */
function plans(locale: Locale): readonly Plan[] {
  const scenarios = SCENARIOS.map((one) => ({
    ...one,
    name: inLocale(one.name, locale),
    currency: SCENARIO_CURRENCY,
  }));
  const phases = roadmap.map((phase, at) => ({
    id: phase.id,
    name: translate(locale, 'lab.plan.phase', { number: at + 1 }),
    initial: phase.from,
    result: phase.to,
    months: phase.months.most,
    risk: ASSUMED.risk,
    currency: currencyOf(phase),
  }));
  return [...scenarios, ...phases];
}

export function presetsOf(locale: Locale): readonly Preset[] {
  return plans(locale).map(({ id, name, initial, result, months, risk, currency }) => {
    const trades = months * ASSUMED.tradesPerMonth;
    const { reward, cost } = ASSUMED;
    const needed = winRateNeeded({ multiple: result / initial, trades, share: risk, reward, cost });
    const money = (value: number) => formatNumber(value, 0, locale);
    return {
      id,
      name,
      declared: translate(locale, 'lab.plan.declared', {
        from: money(initial),
        to: money(result),
        currency,
        months,
      }),
      needed,
      entries: {
        source: 'odds',
        wins: String(Math.min(100, Math.round(needed * 1000) / 10)),
        reward: String(reward),
        cost: String(cost),
        balance: String(initial),
        risk: String(risk * 100),
        stake: 'percent',
        trades: String(trades),
      },
    };
  });
}
