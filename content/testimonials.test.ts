import { expect, it } from 'vitest';
import { TESTIMONIALS } from './testimonials.ts';

it('D11 has every testimonial in both languages', () => {
  for (const { role, text } of TESTIMONIALS) {
    for (const words of [role.es, role.en, text.es, text.en]) expect(words.trim()).not.toBe('');
  }
});

it('A6 has no full name and no performance figure in an example', () => {
  for (const { name, role, text } of TESTIMONIALS.filter(({ illustrative }) => illustrative)) {
    expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\., \p{Lu}/u);
    expect([role.es, role.en, text.es, text.en].join(' ')).not.toMatch(/\d|%|\$|USD/);
  }
});
