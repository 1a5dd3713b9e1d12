import { type RoadmapPhase, roadmap } from '#content/roadmap.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber, formatShare } from '#domain/format.ts';
import { monthlyReturnNeeded } from './roadmap.ts';

/** An amount of US dollars in thousands: "5K", "100K+". */
export function thousands(amount: number, isOpen = false): string {
  return `${amount / 1000}K${isOpen ? '+' : ''}`;
}

/** A range as text; one value where both ends are the same. */
function span(from: string, to: string): string {
  return from === to ? from : `${from}–${to}`;
}

/** How long a phase takes. */
export function monthsText({ months }: RoadmapPhase, locale: Locale): string {
  return translate(locale, 'roadmap.months', { months: span(String(months[0]), String(months[1])) });
}

/** The hypothetical returns of a phase, or that there is none. */
export function returnsText({ returns }: RoadmapPhase, locale: Locale): string {
  if (returns.length === 0) return translate(locale, 'roadmap.noReturn');
  const texts = returns.map(({ percent, months }) => {
    const share = formatShare(percent, locale);
    return months === null
      ? translate(locale, 'roadmap.reinvested', { percent: share })
      : translate(locale, 'roadmap.return', { percent: share, months });
  });
  return texts.join(', ');
}

/** What would have to be earned each month to make the phase in its longest and in its shortest time. */
export function neededText({ from, to, months }: RoadmapPhase, locale: Locale): string {
  const [fewest, most] = months;
  const rate = (count: number) => formatShare(Math.round(monthlyReturnNeeded(from, to, count) * 100), locale);
  return translate(locale, 'roadmap.neededRate', { rate: span(rate(most), rate(fewest)) });
}

/** Capital at both ends of a phase, in full. */
export function rangeText({ from, to, open }: RoadmapPhase, locale: Locale): string {
  const goal = `${formatNumber(to, 0, locale)}${open ? '+' : ''}`;
  return translate(locale, 'roadmap.range', { from: formatNumber(from, 0, locale), to: goal });
}

/** What the steps of the roadmap show (D9). */
export function roadmapStepsProps(locale: Locale) {
  const highest = Math.log(Math.max(...roadmap.map(({ to }) => to)) / 1000);
  return {
    steps: roadmap.map(({ from, to, open }, index) => ({
      name: translate(locale, 'roadmap.step', { number: index + 1 }),
      range: `${thousands(from)} → ${thousands(to, open)}`,
      level: Math.round((Math.log(to / 1000) / highest) * 100) / 100,
    })),
    locale,
  };
}
