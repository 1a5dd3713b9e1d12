import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { IndicatorAnswer } from '#contracts/indicator.ts';
import type { Locale } from '#contracts/locale.ts';

/** A title that is longer leaves out the brand (content/style-guide.md). */
const LONGEST_TITLE = 70;

/** Title and description of the page of an indicator (N15). */
export function indicatorHead(
  { name, publisher }: Pick<IndicatorAnswer, 'name' | 'publisher'>,
  locale: Locale,
) {
  const whole = `${name} · ${brand.name}`;
  return {
    title: whole.length <= LONGEST_TITLE ? whole : name,
    description: translate(locale, 'indicator.description', { name, publisher: publisher.name }),
  };
}
