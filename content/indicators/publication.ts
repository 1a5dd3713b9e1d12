import type { OfficialSource } from '#contracts/event-history.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { CATALOGUE } from './catalogue.ts';
import { type Period, periodOf } from './identify.ts';
import type { Bilingual, Frequency, Indicator, PublisherRef, Unit } from './indicator.ts';
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
  change: { es: 'variación en %', en: 'change in %' },
  percent: { es: 'porcentaje', en: 'per cent' },
  index: { es: 'puntos de índice', en: 'index points' },
  balance: { es: 'respuestas mejores menos peores', en: 'better answers less worse ones' },
  money: { es: 'importe en dinero', en: 'amount of money' },
  jobs: { es: 'empleos', en: 'jobs' },
  people: { es: 'personas', en: 'people' },
  homes: { es: 'viviendas', en: 'homes' },
  vehicles: { es: 'vehículos', en: 'vehicles' },
  hours: { es: 'horas por semana', en: 'hours a week' },
  ratio: { es: 'vacantes por solicitante', en: 'openings per applicant' },
  barrels: { es: 'barriles', en: 'barrels' },
  'cubic-feet': { es: 'pies cúbicos', en: 'cubic feet' },
  rigs: { es: 'plataformas activas', en: 'active rigs' },
  contracts: { es: 'contratos netos', en: 'net contracts' },
  votes: { es: 'votos: subir, bajar, mantener', en: 'votes: raise, cut, hold' },
  yield: { es: 'rendimiento en % y veces cubierta', en: 'yield in % and times covered' },
};

const CHANGE_WORDS: Readonly<Record<Period, Bilingual<string>>> = {
  mom: { es: 'variación mensual en %', en: 'monthly change in %' },
  qoq: { es: 'variación trimestral en %', en: 'quarterly change in %' },
  yoy: { es: 'variación anual en %', en: 'yearly change in %' },
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

/** Who publishes an event's figure first, how often, and what it counts; null where we do not know it for sure (K4). */
export function publicationOf({ kind, title, country, locale }: Published): Publication {
  const indicator = BY_KIND.get(kind ?? '');
  if (!indicator) return { official: null, frequency: null, unit: null };
  const { publisher, publisherIn, frequency, unit } = indicator;
  const own = publisherIn?.[country ?? ''];
  const found = publisherOf(own === undefined ? publisher : own, country);
  return {
    official: found && { name: inLocale(found.name, locale), url: found.url },
    frequency,
    unit: unit && inLocale(unitWords(unit, title), locale),
  };
}

function unitWords(unit: Unit, title: string): Bilingual<string> {
  const period = unit === 'change' ? periodOf(title) : null;
  return period ? CHANGE_WORDS[period] : UNIT_WORDS[unit];
}

function publisherOf(ref: PublisherRef, country: string | null): Publisher | null {
  if (ref === null) return null;
  const [first, us] = ref.split(':') as [Office | PublisherId, PublisherId | undefined];
  if (us !== undefined && country === 'US') return PUBLISHERS[us];
  if (first in PUBLISHERS) return PUBLISHERS[first as PublisherId];
  return OFFICES[first as Office][country ?? ''] ?? null;
}
