import type { Trade } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';

/** What was traded, as far as it is on record: "Buy XAUUSD", "Re-entry 1: buy XAUUSD", else its name, else "Trade". */
export function tradeWords({ name, order, asset }: Trade, locale: Locale): string {
  if (!order || !asset) return name?.[locale] ?? translate(locale, 'blog.trade');
  const words = translate(locale, `blog.order.${order}`);
  return translate(locale, 'blog.tradeTitle', {
    order: name ? `${name[locale]}: ${words.toLowerCase()}` : words,
    asset,
  });
}
