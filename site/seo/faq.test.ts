import { expect, it } from 'vitest';
import { faqItems } from '#content/faq.ts';
import { faqData } from './faq.ts';

it('D12 B the data for search engines says what the page says', () => {
  for (const locale of ['es', 'en'] as const) {
    const { mainEntity } = faqData(locale);
    const shown = faqItems(locale).map(({ question, answer }) => [question, answer]);
    expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown);
  }
});
