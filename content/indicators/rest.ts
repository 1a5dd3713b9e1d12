import type { Impact } from '#contracts/events.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import type { Bilingual } from './indicator.ts';

interface Known {
  readonly currency: string | null;
  readonly impact: Impact;
  readonly locale: Locale;
}

const CURRENCIES: ReadonlyMap<string, Bilingual<string>> = new Map(
  Object.entries({
    USD: { es: 'al dólar estadounidense', en: 'the US dollar' },
    EUR: { es: 'al euro', en: 'the euro' },
    GBP: { es: 'a la libra esterlina', en: 'the British pound' },
    JPY: { es: 'al yen japonés', en: 'the Japanese yen' },
    CAD: { es: 'al dólar canadiense', en: 'the Canadian dollar' },
    CHF: { es: 'al franco suizo', en: 'the Swiss franc' },
    AUD: { es: 'al dólar australiano', en: 'the Australian dollar' },
    NZD: { es: 'al dólar neozelandés', en: 'the New Zealand dollar' },
    CNY: { es: 'al yuan chino', en: 'the Chinese yuan' },
    MXN: { es: 'al peso mexicano', en: 'the Mexican peso' },
  }),
);

const IMPACT_WORD: Record<Impact, Bilingual<string>> = {
  high: { es: 'impacto alto', en: 'high impact' },
  medium: { es: 'impacto medio', en: 'medium impact' },
  low: { es: 'impacto bajo', en: 'low impact' },
};

const INSIGHT: Record<Impact, Bilingual<string>> = {
  high: {
    es: 'Los eventos de impacto alto han tendido a mover más el precio y a ampliar los spreads alrededor de su hora. Una cifra solo dice algo al compararla con su pronóstico.',
    en: 'High-impact events have tended to move prices more and to widen spreads around their hour. A figure only says something beside its forecast.',
  },
  medium: {
    es: 'Los eventos de impacto medio suelen notarse en el precio solo cuando se apartan mucho de su pronóstico.',
    en: 'Medium-impact events usually show in prices only when they land far from their forecast.',
  },
  low: {
    es: 'Los eventos de impacto bajo rara vez mueven el precio por sí solos.',
    en: 'Low-impact events rarely move prices by themselves.',
  },
};

function tiedTo(currency: string | null, locale: Locale): string {
  if (currency === null) return '';
  const name = CURRENCIES.get(currency);
  return inLocale(
    { es: ` ligado ${name?.es ?? `a ${currency}`}`, en: ` tied to ${name?.en ?? currency}` },
    locale,
  );
}

/** What can truly be said of an event whose title we do not know: its currency and impact, nothing else (K4). */
export function restOf({ currency, impact, locale }: Known): {
  summary: string;
  insight: string;
  tags: string[];
} {
  const of = tiedTo(currency, locale);
  const word = inLocale(IMPACT_WORD[impact], locale);
  const summary = inLocale(
    {
      es: `Evento económico${of}, de ${word} según su calendario. Aún no tenemos una ficha propia de él.`,
      en: `Economic event${of}, rated ${word} by its calendar. We do not have our own notes on it yet.`,
    },
    locale,
  );
  return {
    summary,
    insight: inLocale(INSIGHT[impact], locale),
    tags: currency === null ? [word] : [currency, word],
  };
}
