import type { OfficialSource } from '#contracts/event-history.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { normalise } from '#domain/indicators/normalise.ts';
import { isAtAnnualRate, type Period, periodOf } from '#domain/indicators/title-words.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Bilingual, Facts, Frequency, Indicator, PublisherRef, Unit } from './indicator.ts';
import { OFFICES, type Office, PUBLISHERS, type Publisher, type PublisherId } from './publishers.ts';

const BY_KIND: ReadonlyMap<string, Indicator> = new Map(CATALOGUE.map((one) => [one.kind, one]));

/** How far two neighbouring releases lie apart at most, holidays and shifted dates included; 0: it cannot be said. */
export const CYCLE_DAYS: Readonly<Record<Frequency, number>> = {
  weekly: 10,
  biweekly: 20,
  monthly: 45,
  quarterly: 120,
  yearly: 400,
  'by-schedule': 0,
  irregular: 0,
};

const UNIT_WORDS: Readonly<Record<Unit, Bilingual<string>>> = {
  change: { es: 'variación en %', en: '% change' },
  'monthly-change': { es: 'variación mensual en %', en: 'monthly % change' },
  percent: { es: 'porcentaje', en: 'percent' },
  index: { es: 'puntos de índice', en: 'index points' },
  balance: { es: 'saldo: mejoran menos empeoran', en: 'balance: better minus worse' },
  money: { es: 'importe en dinero', en: 'amount of money' },
  jobs: { es: 'empleos', en: 'jobs' },
  people: { es: 'personas', en: 'people' },
  loans: { es: 'créditos', en: 'loans' },
  homes: { es: 'viviendas', en: 'homes' },
  vehicles: { es: 'vehículos', en: 'vehicles' },
  hours: { es: 'horas por semana', en: 'hours per week' },
  ratio: { es: 'vacantes por solicitante', en: 'openings per applicant' },
  barrels: { es: 'barriles', en: 'barrels' },
  'cubic-feet': { es: 'pies cúbicos', en: 'cubic feet' },
  rigs: { es: 'equipos activos', en: 'active rigs' },
  contracts: { es: 'contratos netos', en: 'net contracts' },
  votes: { es: 'votos: subir, bajar, mantener', en: 'votes: raise, cut, hold' },
  yield: { es: 'rendimiento (%) y bid-to-cover', en: 'yield (%) and bid-to-cover' },
};

const CHANGE_WORDS: Readonly<Record<Period, Bilingual<string>>> = {
  mom: { es: 'variación mensual en %', en: 'monthly % change' },
  qoq: { es: 'variación trimestral en %', en: 'quarterly % change' },
  yoy: { es: 'variación anual en %', en: 'yearly % change' },
};

const ANNUAL_RATE_WORDS: Bilingual<string> = {
  es: 'variación trimestral a tasa anualizada en %',
  en: 'quarterly % change, annualized',
};

export interface Published {
  readonly kind: string | null;
  readonly title: string;
  readonly country: string | null;
  readonly locale: Locale;
}

export interface Publication {
  readonly official: OfficialSource | null;
  readonly frequency: Frequency | null;
  readonly unit: string | null;
}

/** Of two neighbouring figures of a period, one comes out a period after the other. */
const FREQUENCY_OF: Readonly<Record<Period, Frequency | null>> = {
  mom: 'monthly',
  qoq: 'quarterly',
  yoy: null,
};

/**
 * Who publishes an event's figure first, how often, and what it counts; null where we do not know it for sure (K4).
 * The words and the period of its title count before its country.
 */
export function publicationOf({ kind, title, country, locale }: Published): Publication {
  const indicator = BY_KIND.get(kind ?? '');
  if (!indicator) return { official: null, frequency: null, unit: null };
  const own = titledFacts(indicator, title);
  const place = country ?? '';
  const period = periodOf(title);
  const publisher = [own.publisher, indicator.publisherIn?.[place]].find((one) => one !== undefined);
  const found = publisherOf(publisher === undefined ? indicator.publisher : publisher, country);
  const unit = own.unit ?? indicator.unitIn?.[place] ?? indicator.unit;
  const change = isAtAnnualRate(indicator, title, country)
    ? ANNUAL_RATE_WORDS
    : period && CHANGE_WORDS[period];
  const counted = change && unit && !indicator.isLevel ? change : unit && UNIT_WORDS[unit];
  return {
    official: found && { name: inLocale(found.name, locale), url: found.url },
    frequency:
      (period && FREQUENCY_OF[period]) ??
      own.frequency ??
      indicator.frequencyIn?.[place] ??
      indicator.frequency,
    unit: counted && inLocale(counted, locale),
  };
}

function titledFacts({ titled = {} }: Indicator, title: string): Partial<Facts> {
  const words = ` ${normalise(title)} `;
  const fits = ([phrase]: [string, Partial<Facts>]) => words.includes(` ${normalise(phrase)} `);
  return Object.entries(titled).find(fits)?.[1] ?? {};
}

function publisherOf(ref: PublisherRef, country: string | null): Publisher | null {
  if (ref === null) return null;
  const [first, us] = ref.split(':') as [Office | PublisherId, PublisherId | undefined];
  if (us !== undefined && country === 'US') return PUBLISHERS[us];
  if (first in PUBLISHERS) return PUBLISHERS[first as PublisherId];
  return OFFICES[first as Office][country ?? ''] ?? null;
}
