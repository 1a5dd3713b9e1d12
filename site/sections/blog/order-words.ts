import type { Trade } from '#content/articles/schema.ts';
import { translate } from '#content/messages/dictionary.ts';
import type { Locale } from '#contracts/locale.ts';

/** What was ordered, after the trade's own name where it has one: "Buy", "Re-entry 1: buy". */
export function orderWords({ name, order }: Pick<Trade, 'name' | 'order'>, locale: Locale): string {
  const words = translate(locale, `blog.order.${order}`);
  return name ? `${name[locale]}: ${words.toLowerCase()}` : words;
}
