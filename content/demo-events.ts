import { inLocale, type Locale, type Localized } from '#contracts/locale.ts';
import type { DemoTemplate } from '#domain/events/demo.ts';

type Words = Pick<DemoTemplate, 'name' | 'summary' | 'insight' | 'tags'>;
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
    topic: 'inflation',
    country: 'US',
    currency: 'USD',
    impact: 'high',
    forecast: '0.3%',
    previous: '0.3%',
    actual: '0.2%',
    direction: 'higher',
    pairs: ['EURUSD', 'GBPUSD', 'USDJPY', 'XAUUSD'],
    es: {
      name: 'IPC subyacente, mensual',
      summary: 'Ejemplo de un dato ya publicado que quedó por debajo de su pronóstico.',
      insight: 'Aquí leerías qué suele pasar cuando la inflación sale más baja de lo esperado.',
      tags: ['inflación'],
    },
    en: {
      name: 'Core CPI, monthly',
      summary: 'An example of a figure that is out and came in below its forecast.',
      insight: 'Here you would read what tends to happen when inflation is lower than expected.',
      tags: ['inflation'],
    },
  },
  {
    minutes: -45,
    title: 'Retail Sales m/m',
    topic: 'consumption',
    country: 'GB',
    currency: 'GBP',
    impact: 'medium',
    forecast: '0.1%',
    previous: '-0.2%',
    actual: '0.4%',
    direction: 'higher',
    pairs: ['GBPUSD', 'GBPJPY', 'EURGBP'],
    es: {
      name: 'Ventas minoristas, mensual',
      summary: 'Ejemplo de un dato ya publicado que superó su pronóstico.',
      insight: 'Aquí leerías qué suele pasar cuando el consumo sorprende al alza.',
      tags: ['consumo'],
    },
    en: {
      name: 'Retail sales, monthly',
      summary: 'An example of a figure that is out and beat its forecast.',
      insight: 'Here you would read what tends to happen when spending surprises upwards.',
      tags: ['spending'],
    },
  },
  {
    minutes: -2,
    title: 'ECB President Speaks',
    topic: 'speeches',
    country: 'EU',
    currency: 'EUR',
    impact: 'medium',
    forecast: null,
    previous: null,
    actual: null,
    direction: 'none',
    pairs: ['EURUSD', 'EURJPY', 'EURGBP'],
    es: {
      name: 'Discurso de la presidencia del BCE',
      summary: 'Ejemplo de un evento que está ocurriendo: su tarjeta dice “En vivo”.',
      insight: 'Aquí leerías qué se busca en un discurso de banco central.',
      tags: ['banco central'],
    },
    en: {
      name: 'ECB president speaks',
      summary: 'An example of an event that is happening: its card says “Live”.',
      insight: 'Here you would read what is looked for in a central bank speech.',
      tags: ['central bank'],
    },
  },
  {
    minutes: 20,
    title: 'Non-Farm Employment Change',
    topic: 'jobs',
    country: 'US',
    currency: 'USD',
    impact: 'high',
    forecast: '150K',
    previous: '140K',
    actual: null,
    direction: 'higher',
    pairs: ['EURUSD', 'USDJPY', 'USDCAD', 'XAUUSD'],
    es: {
      name: 'Nóminas no agrícolas (NFP)',
      summary: 'Ejemplo de un evento de alto impacto con la cuenta regresiva en marcha.',
      insight: 'Aquí leerías qué mirar antes de que salga la nómina.',
      tags: ['empleo'],
    },
    en: {
      name: 'Nonfarm payrolls (NFP)',
      summary: 'An example of a high-impact event with its countdown running.',
      insight: 'Here you would read what to watch before payrolls are out.',
      tags: ['jobs'],
    },
  },
  {
    minutes: 95,
    title: 'BOC Rate Statement',
    topic: 'rates',
    country: 'CA',
    currency: 'CAD',
    impact: 'high',
    forecast: null,
    previous: null,
    actual: null,
    direction: 'none',
    pairs: ['USDCAD', 'CADJPY', 'EURCAD'],
    es: {
      name: 'Comunicado de tasa del Banco de Canadá',
      summary: 'Ejemplo de un comunicado: tiene hora, pero ninguna cifra que comparar.',
      insight: 'Aquí leerías cómo se compara un comunicado con el anterior.',
      tags: ['banco central', 'tasas'],
    },
    en: {
      name: 'Bank of Canada rate statement',
      summary: 'An example of a statement: it has a time but no figure to compare.',
      insight: 'Here you would read how a statement is compared with the last one.',
      tags: ['central bank', 'rates'],
    },
  },
  {
    minutes: 300,
    title: 'Building Permits m/m',
    topic: 'housing',
    country: 'AU',
    currency: 'AUD',
    impact: 'low',
    forecast: '1.0%',
    previous: '-0.8%',
    actual: null,
    direction: 'higher',
    pairs: ['AUDUSD', 'AUDJPY', 'EURAUD'],
    es: {
      name: 'Permisos de construcción, mensual',
      summary: 'Ejemplo de un evento de bajo impacto para más tarde.',
      insight: 'Aquí leerías por qué un dato así rara vez mueve el precio por sí solo.',
      tags: ['vivienda'],
    },
    en: {
      name: 'Building permits, monthly',
      summary: 'An example of a low-impact event for later.',
      insight: 'Here you would read why a figure like this rarely moves prices by itself.',
      tags: ['housing'],
    },
  },
];

/** The six invented events of the demo in one language (F10) with its names; their titles stay in the language of the calendars. */
export function demoTemplates(locale: Locale): readonly DemoTemplate[] {
  return FACTS.map(({ es, en, ...facts }) => ({ ...facts, ...inLocale({ es, en }, locale) }));
}
