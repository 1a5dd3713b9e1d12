import { TESTIMONIALS } from '#content/testimonials.ts';
import type { Locale } from '#contracts/locale.ts';
import { TestimonialCards } from '#site/features/home/testimonials/Testimonials.tsx';
import { TestimonialsDeck } from '#site/features/home/testimonials/TestimonialsDeck.tsx';

/** The deck of the home page, with its cards. */
export function Deck({ locale }: { readonly locale: Locale }) {
  return (
    <TestimonialsDeck locale={locale} count={TESTIMONIALS.length}>
      <TestimonialCards locale={locale} voices={TESTIMONIALS} />
    </TestimonialsDeck>
  );
}
