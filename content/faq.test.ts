import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { LOCALES } from '#contracts/locale.ts';
import { FAQ, faqItems } from './faq.ts';
import { FIRST_OFFER, termsOf } from './offers.ts';

it('D12 each question is another one, complete in both languages', () => {
  expect(new Set(FAQ.map(({ id }) => id)).size).toBe(FAQ.length);
  for (const locale of LOCALES) {
    for (const { question, answer } of faqItems(locale)) {
      expect(question).toMatch(/\?$/);
      expect(answer).not.toMatch(/\{\{|^\s*$/);
    }
  }
});

it('D12 A1 fills the facts of the brand into the answers', () => {
  const text = `{{brand}} {{domain}} {{email}} {{owner}} {{${FIRST_OFFER.id}}}`;
  const entry = {
    id: 'facts',
    question: { es: '{{brand}}?', en: '{{brand}}?' },
    answer: { es: text, en: text },
  };
  for (const locale of LOCALES) {
    const [item] = faqItems(locale, [entry]);
    const { name, domain, email, owner } = brand;
    expect(item?.question).toBe(`${name}?`);
    expect(item?.answer).toBe([name, domain, email, owner.name, termsOf(FIRST_OFFER, locale)].join(' '));
  }
});
