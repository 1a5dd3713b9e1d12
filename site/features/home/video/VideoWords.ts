import { brand } from '#brand/load.ts';
import { embedAddress, video } from '#content/video.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';

/** What the player needs of the page (D7). */
export function videoPlayerProps(locale: Locale) {
  return {
    src: embedAddress(video),
    play: translate(locale, 'video.play'),
    name: translate(locale, 'video.frame', { brand: brand.name }),
  };
}
