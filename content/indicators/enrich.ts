import type { Impact, Topic } from '#contracts/events.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import {
  type Edition,
  editionOf,
  isAtAnnualRate,
  type Period,
  periodOf,
} from '#domain/indicators/title-words.ts';
import { bankHoliday, clockChange } from './catalogue/holidays.ts';
import { eventName } from './event-name.ts';
import { indicatorOf } from './identify.ts';
import { type Bilingual, type Direction, type Indicator, indicatorName } from './indicator.ts';
import { pairsOf } from './pairs.ts';
import { restOf } from './rest.ts';
import { speakerOf } from './speech.ts';

export interface EventToEnrich {
  readonly title: string;
  readonly country?: string | null;
  readonly currency: string | null;
  readonly impact: Impact;
  readonly holiday: boolean;
  readonly locale: Locale;
}

export interface Enrichment {
  pairs: string[];
  summary: string;
  insight: string;
  tags: string[];
  kind: string | null;
  topic: Topic | null;
  /** What the calendar calls the event. */
  name: string | null;
  /** What its indicator is called, whatever the release. */
  indicator: string | null;
  direction: Direction;
}

const PERIOD_TAG: Record<Period, Bilingual<string>> = {
  mom: { es: 'variación mensual', en: 'monthly change' },
  qoq: { es: 'variación trimestral', en: 'quarterly change' },
  yoy: { es: 'variación anual', en: 'yearly change' },
};

const ANNUAL_RATE_TAG: Bilingual<string> = {
  es: 'variación trimestral a tasa anualizada',
  en: 'quarterly change, annualized',
};

const EDITION_TAG: Record<Edition, Bilingual<string>> = {
  flash: { es: 'estimación rápida', en: 'flash reading' },
  advance: { es: 'estimación adelantada', en: 'advance estimate' },
  prelim: { es: 'preliminar', en: 'preliminary' },
  second: { es: 'segunda estimación', en: 'second estimate' },
  final: { es: 'dato final', en: 'final reading' },
};

const SPEECHES: ReadonlySet<string> = new Set(['central-bank-speech', 'official-speech']);

function summaryOf(indicator: Indicator, title: string, locale: Locale): string {
  const summary = inLocale(indicator.summary, locale);
  const speaker = SPEECHES.has(indicator.kind) ? speakerOf(title, locale) : null;
  return speaker === null ? summary : `${summary.replace(/\.$/, '')}: ${speaker}.`;
}

function readingTags(title: string, locale: Locale, isAnnual: boolean): string[] {
  const period = periodOf(title);
  const edition = editionOf(title);
  const compared = isAnnual ? ANNUAL_RATE_TAG : period && PERIOD_TAG[period];
  const tags = [compared && inLocale(compared, locale), edition && inLocale(EDITION_TAG[edition], locale)];
  return tags.filter((tag) => tag !== null);
}

/**
 * Our own words about a calendar event, in one language: pairs, summary, insight, tags (K4), and the direction
 * its surprise is judged by (K3). A title we do not know gets what its currency and impact allow, and kind null.
 */
export function enrich(event: EventToEnrich): Enrichment {
  const { title, country = null, currency, impact, holiday, locale } = event;
  const named = indicatorOf(title, currency);
  // A vendor's mark for all-day events counts for a holiday under any name, but the clock change has it too.
  const indicator = holiday && named !== clockChange ? bankHoliday : named;
  const isAnnual = indicator !== null && isAtAnnualRate(indicator, title, country);
  const reading = holiday ? [] : readingTags(title, locale, isAnnual);
  if (indicator === null) {
    const rest = restOf({ currency, impact, locale });
    const tags = [...rest.tags, ...reading];
    return {
      ...rest,
      tags,
      pairs: pairsOf(currency),
      kind: null,
      topic: null,
      name: null,
      indicator: null,
      direction: 'none',
    };
  }
  return {
    pairs: pairsOf(currency, indicator.market),
    summary: summaryOf(indicator, title, locale),
    insight: inLocale(indicator.insight, locale),
    tags: [...inLocale(indicator.tags, locale), ...reading],
    kind: indicator.kind,
    topic: indicator.topic,
    name: eventName(indicator, { title, country, currency, locale }),
    indicator: inLocale(indicatorName(indicator, country), locale),
    direction: indicator.direction,
  };
}
