import type { EmbedParameters } from '#contracts/embed-pages.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { inLocale } from '#contracts/locale.ts';
import type { EmbedPage } from './page.ts';

/** The vendor's numbers of our instruments, in the order of the cards. */
const NUMBERS = Object.values(INSTRUMENTS).map(({ vendorIds }) => vendorIds.myfxbook);

/** The vendor's script refuses to draw without its credit link, whose class and address it looks for. */
export function outlookPage({ lang }: EmbedParameters): EmbedPage {
  return {
    title: inLocale({ es: 'Panorama del mercado de Myfxbook', en: 'Myfxbook market outlook' }, lang),
    body: [
      `<div><script class="powered" src="https://widgets.myfxbook.com/scripts/fxOutlook.js?type=1&amp;symbols=,${NUMBERS.join(',')}"></script></div>`,
      '<p><a href="https://www.myfxbook.com" class="myfxbookLink" target="_blank" rel="noopener">Powered by Myfxbook.com</a></p>',
      '<script>showOutlookWidget()</script>',
    ].join('\n'),
    inline: 'showOutlookWidget()',
  };
}
