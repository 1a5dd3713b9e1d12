import type { BrandValues } from '#brand/schema.ts';
import { translate } from '#content/words/translate.ts';
import { LOCALE_TABLE, LOCALES, type Locale } from '#contracts/locale.ts';
import type { BuiltPage } from './built-pages.ts';
import { CHANNELS_FILE } from './files.ts';

/** Facts for a language model: what the site is, what it is not, its pages (llmstxt.org; N7). */
export function llmsText(
  pages: readonly BuiltPage[],
  { name, domain }: Pick<BrandValues, 'name' | 'domain'>,
): string {
  const say = (locale: Locale) =>
    [
      translate(locale, 'shell.footerStatus'),
      translate(locale, 'shell.footerRisk'),
      translate(locale, 'shell.footerResults'),
      translate(locale, 'shell.footerOfficial', { brand: name, domain }),
    ].join(' ');
  return [
    `# ${name}`,
    '',
    `> ${homeOf(pages, 'en')}`,
    '',
    say('en'),
    '',
    say('es'),
    '',
    `Official channels: https://${domain}${CHANNELS_FILE}`,
    ...LOCALES.flatMap((locale) => [
      '',
      `## ${LOCALE_TABLE[locale].name} (${locale})`,
      '',
      ...linesOf(pages, locale),
    ]),
    '',
  ].join('\n');
}

function homeOf(pages: readonly BuiltPage[], locale: Locale): string {
  return pages.find((page) => page.locale === locale && page.path === '/')?.description ?? '';
}

function linesOf(pages: readonly BuiltPage[], locale: Locale): string[] {
  return pages
    .filter((page) => page.locale === locale && page.listed)
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ title, canonical, description }) => `- [${plain(title)}](${canonical}): ${plain(description)}`);
}

/** A title with brackets would end its link. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '');
}
