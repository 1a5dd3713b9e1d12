import { BASE_LOCALES, LOCALES } from '#contracts/locale.ts';

const KB = 1000;

/** Most bytes (brotli) of a page before any interaction: docs/performance.md. */
export interface Budget {
  /** Its HTML with its CSS. */
  readonly html: number;
  /** All its code, inline code included. */
  readonly scripts: number;
}

const TEXT: Budget = { html: 14.1 * KB, scripts: 5.6 * KB };
const ARTICLE: Budget = { html: 18.5 * KB, scripts: 6.1 * KB };
/** With its figures, which change: a day of many events is the larger. Its code includes the countdowns. */
const LIVE: Budget = { html: 20 * KB, scripts: 6.2 * KB };

const BUDGETS: Readonly<Record<string, Budget>> = {
  '/': { html: 22 * KB, scripts: 5.8 * KB },
  '/blog': { ...TEXT, scripts: 6.1 * KB },
  '/vs-traders': LIVE,
  '/fx-impact': LIVE,
  // Every calculator comes with an example result, its picture and its tables.
  '/herramientas-riesgo': { ...TEXT, html: 19 * KB },
  '/success': { ...TEXT, scripts: 5.75 * KB },
};

/** A further language is named in the head, the bar and the menu of every page. */
const FURTHER = 100 * (LOCALES.length - BASE_LOCALES.length);

/** The budget of a page by its path without language. */
export function budgetOf(path: string): Budget {
  const isArticle = path.startsWith('/blog/') || path.startsWith('/fx-impact/');
  const { html, scripts } = isArticle ? ARTICLE : (BUDGETS[path] ?? TEXT);
  return { html: html + FURTHER, scripts };
}
