import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { LOCALES } from '#contracts/locale.ts';
import { FAQ, faqItems } from './faq.ts';
import { FIRST_OFFER, termsOf } from './offers.ts';

it('D12 has at least eight different questions, complete in both languages', () => {
  expect(FAQ.length).toBeGreaterThanOrEqual(8);
  expect(new Set(FAQ.map(({ id }) => id)).size).toBe(FAQ.length);
  for (const locale of LOCALES) {
    for (const { question, answer } of faqItems(locale)) {
      expect(question).toMatch(/\?$/);
      expect(answer).not.toMatch(/\{\{|^\s*$/);
    }
  }
});

it('D12 A1 uses the facts of the brand in the answers', () => {
  for (const locale of LOCALES) {
    const text = faqItems(locale)
      .map(({ answer }) => answer)
      .join(' ');
    for (const fact of [brand.name, brand.domain, brand.email, termsOf(FIRST_OFFER, locale)]) {
      expect(text).toContain(fact);
    }
  }
});
