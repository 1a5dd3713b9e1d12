import { fill } from '#content/words/define.ts';
import { desk } from '#content/words/desk.ts';
import { deskFindings } from '#content/words/desk-findings.ts';
import { deskRefusals } from '#content/words/desk-refusals.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { documentName, namingIn } from './collections.ts';
import { ARTICLES } from './documents.ts';

/** "brand/offers.json", "content/faq.json, line 2", "content/articles/gold-in-asia", then what is wrong there. */
const PLACE = /^(\S+?)(?:, line (\d+))?: (.*)$/;
/** The document of an article in the editor, or its text in a language. */
const ARTICLE = /^content\/articles\/([^/]+?)(?:\.json|\/(es|en)\.mdx)?$/;
const PREDICATE = /^(.+?) (takes .*|has ".*|is no field of .*)$/;
const ENTRY = /^entry (\d+)(?: \(([^)]*)\))?(?:, (.*))?$/;
const WHOLE = /^the (?:list|brand|comparison|video)$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What each refusal and each finding looks like in English; of two that fit, the one with more words of its own is first. */
const KNOWN = Object.values({ ...deskRefusals, ...deskFindings })
  .map((texts) => ({ texts, parts: texts.en.split(/\{\{\d\}\}/) }))
  .sort((a, b) => b.parts.join('').length - a.parts.join('').length)
  .map(({ texts, parts }) => ({ texts, pattern: new RegExp(`^${parts.map(escaped).join('(.+?)')}$`) }));

/** The lines of a refusal in the desk's language; a line for which there are no words stays English. */
export function refusalIn(locale: Locale, refusal: string): string {
  if (locale === 'en') return refusal;
  const lines = refusal.split('\n').map((line) => known(line, locale) ?? lineIn(locale, line));
  return lines.join('\n');
}

function lineIn(locale: Locale, line: string): string {
  const [, file = '', number, rest = line] = PLACE.exec(line) ?? [];
  const said = known(rest, locale) ?? ofField(file, rest, locale);
  if (file === '') return said;
  const [, id, text] = number ? [] : (ARTICLE.exec(file) ?? []);
  // A head that cannot be read is corrected in its file.
  if (id !== undefined && !rest.includes('--- cannot be read')) {
    const language = text && namingIn(locale).label(text);
    const article = fill(inLocale(desk['desk.refusedArticle'], locale), { id });
    return `${[article, language].filter(Boolean).join(', ')}: ${said}`;
  }
  const inFile = number ? fill(inLocale(desk['desk.refusedLine'], locale), { file, number }) : file;
  return `${inFile}: ${said}`;
}

/** What the list of things to do says, in the desk's language; several pieces of advice are joined by semicolons. */
export function findingIn(locale: Locale, text: string): string {
  const parts = text.split('; ').map((part) => known(part, locale) ?? part);
  return known(text, locale) ?? parts.join('; ');
}

function known(text: string, locale: Locale): string | null {
  for (const { texts, pattern } of KNOWN) {
    const [found, ...values] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const inPlaces = Object.fromEntries(values.map((value, index) => [index + 1, value]));
    return fill(inLocale<string>(texts, locale), inPlaces);
  }
  return null;
}

/** "entry 2 (PASSIVE_1K), currency takes …": the field by its name in the desk. */
function ofField(file: string, text: string, locale: Locale): string {
  const [, subject = '', predicate = ''] = PREDICATE.exec(text) ?? [];
  const said = known(predicate, locale);
  return said === null ? text : `${subjectIn(file, subject, locale)}: ${said}`;
}

function subjectIn(file: string, subject: string, locale: Locale): string {
  if (WHOLE.test(subject)) return inLocale(desk['desk.refusedWhole'], locale);
  const [entry, number = '', id, below] = ENTRY.exec(subject) ?? [];
  if (entry === undefined) return labelsOf(file, subject, locale);
  const name = fill(inLocale(desk['desk.refusedEntry'], locale), { number });
  const parts = [id ? `${name} (${id})` : name, below && labelsOf(file, below, locale)];
  return parts.filter(Boolean).join(', ');
}

/** "trades.0.stop" → "Operaciones 1 › Stop". */
export function labelsOf(file: string, path: string, locale: Locale): string {
  const naming = namingIn(locale);
  const labels: string[] = [];
  let at = file.startsWith(ARTICLES) ? 'articles' : documentName(file);
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) labels.push(`${labels.pop() ?? ''} ${Number(part) + 1}`.trim());
    else {
      at = `${at}.${part}`;
      labels.push(naming.label(at));
    }
  }
  return labels.join(' › ');
}
