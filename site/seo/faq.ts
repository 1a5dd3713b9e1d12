import { faqItems } from '#content/faq.ts';
import type { Locale } from '#contracts/locale.ts';

/** JSON-LD of the questions and answers, with the texts of the page (B, D12). */
export function faqData(locale: Locale) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faqItems(locale).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
