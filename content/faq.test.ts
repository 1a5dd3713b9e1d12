import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { LOCALES } from '#contracts/locale.ts';
import { faqItems } from './faq.ts';
import { FIRST_OFFER, termsOf } from './offers.ts';

it('D12 has every question complete in both languages', () => {
  for (const locale of LOCALES) {
    for (const { question, answer } of faqItems(locale)) {
      expect(question).toMatch(/\?$/);
      expect(answer).not.toMatch(/\{\{|^\s*$/);
    }
  }
});

it('D12 A1 uses the facts of the brand in the answers', () => {
  const facts = `{{brand}} {{domain}} {{email}} {{${FIRST_OFFER.id}}}`;
  const words = { es: facts, en: facts };
  for (const locale of LOCALES) {
    const [item] = faqItems(locale, [{ id: 'facts', question: words, answer: words }]);
    const { name, domain, email } = brand;
    expect(item?.answer).toBe([name, domain, email, termsOf(FIRST_OFFER, locale)].join(' '));
  }
});
