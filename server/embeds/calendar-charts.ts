import type { EmbedParameters } from '#contracts/embed-pages.ts';
import { inLocale } from '#contracts/locale.ts';
import type { EmbedPage } from './page.ts';

/** Countries, impacts and size as F11 has them; the script reads its own text as its settings. */
export function calendarChartsPage({ lang, theme }: EmbedParameters): EmbedPage {
  const settings = {
    colorTheme: theme,
    isTransparent: true,
    locale: lang,
    countryFilter: 'mx,us,eu',
    importanceFilter: '-1,0,1',
    width: '100%',
    height: 550,
  };
  return {
    title: inLocale({ es: 'Calendario económico de TradingView', en: 'TradingView economic calendar' }, lang),
    body: [
      '<div class="tradingview-widget-container"><div class="tradingview-widget-container__widget"></div>',
      '<p class="tradingview-widget-copyright"><a href="https://www.tradingview.com/economic-calendar/" rel="noopener nofollow" target="_blank">Economic Calendar</a> by TradingView</p>',
      `<script src="https://s3.tradingview.com/external-embedding/embed-widget-events.js" async>${JSON.stringify(settings)}</script></div>`,
    ].join('\n'),
    inline: null,
  };
}
