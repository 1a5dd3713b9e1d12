import type { EmbedParameters } from '#contracts/embed-pages.ts';
import type { EmbedPage } from './page.ts';

/** The vendor's numbers of our six instruments, in the order of the cards: XAUUSD, EURUSD, GBPUSD, USDCAD, GBPJPY, EURJPY. */
const SYMBOLS = [51, 1, 2, 7, 13, 9];

/** The vendor's script refuses to draw without its credit link, whose class and address it looks for. */
export function outlookPage({ lang }: EmbedParameters): EmbedPage {
  return {
    title: lang === 'es' ? 'Panorama del mercado de Myfxbook' : 'Myfxbook market outlook',
    body: [
      `<div><script class="powered" src="https://widgets.myfxbook.com/scripts/fxOutlook.js?type=1&amp;symbols=,${SYMBOLS.join(',')}"></script></div>`,
      '<p><a href="https://www.myfxbook.com" class="myfxbookLink" target="_blank" rel="noopener">Powered by Myfxbook.com</a></p>',
      '<script>showOutlookWidget()</script>',
    ].join('\n'),
    inline: 'showOutlookWidget()',
  };
}
