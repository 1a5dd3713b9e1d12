import { inLocale, type Locale, type Localized } from '#contracts/locale.ts';
import type { DemoTemplate } from '#domain/events/demo.ts';

type Words = Pick<DemoTemplate, 'summary' | 'insight' | 'tags'>;
type Facts = Omit<DemoTemplate, keyof Words> & Localized<Words>;

/** Text on every card of the demo instead of the source name. */
export const DEMO_SOURCE: Localized<string> = {
  es: 'Demo · no son datos de mercado',
  en: 'Demo · not market data',
};

const FACTS: readonly Facts[] = [
  {
    minutes: -150,
    title: 'Core CPI m/m',
    country: 'US',
    currency: 'USD',
    impact: 'high',
    forecast: '0.3%',
    previous: '0.3%',
    actual: '0.2%',
    direction: 'higher',
    pairs: ['EURUSD', 'GBPUSD', 'USDJPY', 'XAUUSD'],
    es: {
      summary: 'Ejemplo de un dato ya publicado que quedó por debajo de su pronóstico.',
      insight: 'Aquí leerías qué suele pasar cuando la inflación sale más baja de lo esperado.',
      tags: ['inflación'],
    },
    en: {
      summary: 'An example of a figure that is out and came in below its forecast.',
      insight: 'Here you would read what tends to happen when inflation is lower than expected.',
      tags: ['inflation'],
    },
  },
  {
    minutes: -45,
    title: 'Retail Sales m/m',
    country: 'GB',
    currency: 'GBP',
    impact: 'medium',
    forecast: '0.1%',
    previous: '-0.2%',
    actual: '0.4%',
    direction: 'higher',
    pairs: ['GBPUSD', 'GBPJPY', 'EURGBP'],
    es: {
      summary: 'Ejemplo de un dato ya publicado que superó su pronóstico.',
      insight: 'Aquí leerías qué suele pasar cuando el consumo sorprende al alza.',
      tags: ['consumo'],
    },
    en: {
      summary: 'An example of a figure that is out and beat its forecast.',
      insight: 'Here you would read what tends to happen when spending surprises upwards.',
      tags: ['spending'],
    },
  },
  {
    minutes: -2,
    title: 'ECB President Speaks',
    country: 'EU',
    currency: 'EUR',
    impact: 'medium',
    forecast: null,
    previous: null,
    actual: null,
    direction: 'none',
    pairs: ['EURUSD', 'EURJPY', 'EURGBP'],
    es: {
      summary: 'Ejemplo de un evento que está ocurriendo: su tarjeta dice “En vivo”.',
      insight: 'Aquí leerías qué se busca en un discurso de banco central.',
      tags: ['banco central'],
    },
    en: {
      summary: 'An example of an event that is happening: its card says “Live”.',
      insight: 'Here you would read what is looked for in a central bank speech.',
      tags: ['central bank'],
    },
  },
  {
    minutes: 20,
    title: 'Non-Farm Employment Change',
    country: 'US',
    currency: 'USD',
    impact: 'high',
    forecast: '150K',
    previous: '140K',
    actual: null,
    direction: 'higher',
    pairs: ['EURUSD', 'USDJPY', 'USDCAD', 'XAUUSD'],
    es: {
      summary: 'Ejemplo de un evento de alto impacto con la cuenta regresiva en marcha.',
      insight: 'Aquí leerías qué mirar antes de que salga la nómina.',
      tags: ['empleo'],
    },
    en: {
      summary: 'An example of a high-impact event with its countdown running.',
      insight: 'Here you would read what to watch before payrolls are out.',
      tags: ['jobs'],
    },
  },
  {
    minutes: 95,
    title: 'BOC Rate Statement',
    country: 'CA',
    currency: 'CAD',
    impact: 'high',
    forecast: null,
    previous: null,
    actual: null,
    direction: 'none',
    pairs: ['USDCAD', 'CADJPY', 'EURCAD'],
    es: {
      summary: 'Ejemplo de un comunicado: tiene hora, pero ninguna cifra que comparar.',
      insight: 'Aquí leerías cómo se compara un comunicado con el anterior.',
      tags: ['banco central', 'tasas'],
    },
    en: {
      summary: 'An example of a statement: it has a time but no figure to compare.',
      insight: 'Here you would read how a statement is compared with the last one.',
      tags: ['central bank', 'rates'],
    },
  },
  {
    minutes: 300,
    title: 'Building Permits m/m',
    country: 'AU',
    currency: 'AUD',
    impact: 'low',
    forecast: '1.0%',
    previous: '-0.8%',
    actual: null,
    direction: 'higher',
    pairs: ['AUDUSD', 'AUDJPY', 'EURAUD'],
    es: {
      summary: 'Ejemplo de un evento de bajo impacto para más tarde.',
      insight: 'Aquí leerías por qué un dato así rara vez mueve el precio por sí solo.',
      tags: ['vivienda'],
    },
    en: {
      summary: 'An example of a low-impact event for later.',
      insight: 'Here you would read why a figure like this rarely moves prices by itself.',
      tags: ['housing'],
    },
  },
];

/** The six invented events of the demo in one language (F10); their titles stay in the language of the calendars. */
export function demoTemplates(locale: Locale): readonly DemoTemplate[] {
  return FACTS.map(({ es, en, ...facts }) => ({ ...facts, ...inLocale({ es, en }, locale) }));
}
