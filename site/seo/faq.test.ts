import { expect, it } from 'vitest';
import { faqItems } from '#content/faq.ts';
import { faqData } from './faq.ts';

it('D12 B gives search engines the same questions and answers as the page', () => {
  for (const locale of ['es', 'en'] as const) {
    const { mainEntity } = faqData(locale);
    const shown = faqItems(locale).map(({ question, answer }) => [question, answer]);
    expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown);
  }
});
