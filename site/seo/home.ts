import { isOn } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { faqData } from './faq.ts';
import { organizationData } from './organization.ts';

/** JSON-LD of the home page: the brand, and its questions with answers (D12). */
export function homeData(locale: Locale) {
  return [
    organizationData(locale, translate(locale, 'home.description')),
    ...(isOn('faq') ? [faqData(locale)] : []),
  ];
}
