import * as z from 'zod/mini';
import { both, eachOnce, line, slug } from '#brand/fields.ts';
import { brand } from '#brand/load.ts';
import { parseFile } from '#brand/parse.ts';
import { type Lack, lack, mayShow } from '#brand/placeholder.ts';
import type { BrandValues } from '#brand/schema.ts';
import testimonials from './testimonials.json' with { type: 'json' };

const RATING = 'takes a whole number from 1 to 5';
const testimonial = z.strictObject(
  {
    id: slug('lost-week'),
    /** First name, initial and place. */
    name: line('takes first name, initial and place, like Marisol T., Puebla'),
    role: both('takes a short text in es and in en'),
    text: both('takes the words of the member in es and in en', 400),
    rating: z.literal([1, 2, 3, 4, 5], RATING),
    /** An invented example, labelled as one; false only for the text of a real member who agreed to it (A6). */
    illustrative: z.boolean('takes true for an invented example, and false for a real member who agreed'),
  },
  'takes id, name, role, text, rating and illustrative',
);
export type Testimonial = Readonly<z.infer<typeof testimonial>>;

export const testimonialsSchema = z
  .array(testimonial, 'takes testimonials in [ ], or [] for none')
  .check(eachOnce());

/** Checks the content of `testimonials.json`; throws BrandError (A2, A6). */
export function parseTestimonials(input: unknown): readonly Testimonial[] {
  return parseFile(
    { file: 'content/testimonials.json', whole: 'the list', schema: testimonialsSchema },
    input,
  );
}

/** The testimonials of the home page, in order. The owner replaces the examples with real ones (A6, D11). */
export const TESTIMONIALS: readonly Testimonial[] = parseTestimonials(testimonials);

/** An invented testimonial waits for a real one (A6). */
export function testimonialLacks({ illustrative }: Pick<Testimonial, 'illustrative'>): readonly Lack[] {
  return lack(
    illustrative,
    'illustrative',
    'put the words of a real member who agreed to them, or remove the entry',
  );
}

/** The testimonials that the home page shows: on a real domain, the real ones (A6, N13). */
export function shownTestimonials(site: Pick<BrandValues, 'domain'> = brand): readonly Testimonial[] {
  return TESTIMONIALS.filter((one) => mayShow(testimonialLacks(one), site));
}
