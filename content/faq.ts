import * as z from 'zod/mini';
import { both, eachOnce, slug, withFacts } from '#brand/fields.ts';
import { brand } from '#brand/load.ts';
import { parseFile } from '#brand/parse.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import file from './faq.json' with { type: 'json' };
import { termsOf } from './offers.ts';
import { href, isOpen, ROUTE_IDS, type RouteId } from './routes.ts';
import { fill } from './words/define.ts';

/** What `{{name}}` stands for in an answer; the id of a tier is its price and how often it is paid. */
const FACTS = ['brand', 'domain', 'email', 'owner', ...brand.offers.map(({ id }) => id)];

const entry = z.strictObject(
  {
    id: slug('my-money'),
    question: withFacts(FACTS),
    answer: withFacts(FACTS, 600),
    /** A page that supports the answer. */
    link: z.optional(
      z.strictObject(
        {
          page: z.enum(ROUTE_IDS, `takes one of ${ROUTE_IDS.join(', ')}`),
          text: both('takes the words of the link in es and in en'),
        },
        'takes page and text',
      ),
    ),
  },
  'takes id, question, answer and, if needed, link',
);
type FaqEntry = Readonly<z.infer<typeof entry>>;

/** A question in the format of the page. */
export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link: { readonly href: string; readonly text: string } | null;
}

export const faqSchema = z
  .array(entry, 'takes questions in [ ]')
  .check(z.minLength(1, 'takes at least one question'), eachOnce());

/** Checks the content of `faq.json`; throws BrandError (A2). */
export function parseFaq(input: unknown): readonly FaqEntry[] {
  return parseFile({ file: 'content/faq.json', whole: 'the list', schema: faqSchema }, input);
}

/** The questions of the home page in order; each `{{name}}` is a fact of the brand (D12, A7). */
export const FAQ: readonly FaqEntry[] = parseFaq(file);

/** The questions in one language, with the facts of the brand filled in. */
export function faqItems(locale: Locale, entries: readonly FaqEntry[] = FAQ): FaqItem[] {
  const { name, domain, email, owner, offers } = brand;
  const prices = Object.fromEntries(offers.map((one) => [one.id, termsOf(one, locale)]));
  const facts = { brand: name, domain, email, owner: owner.name, ...prices };
  return entries.map(({ id, question, answer, link }) => ({
    id,
    question: fill(inLocale(question, locale), facts),
    answer: fill(inLocale(answer, locale), facts),
    link: link && isOpen(link.page) ? { href: onHome(link.page), text: inLocale(link.text, locale) } : null,
  }));
}

/** An anchor of the home page, on which the questions are, needs no path. */
function onHome(page: RouteId): string {
  return href(page).replace(/^\/#/, '#');
}
