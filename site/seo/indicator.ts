import { indicatorFacts } from '#content/indicators/facts.ts';
import { INDICATOR_PAGES } from '#content/indicators/pages.ts';
import { LOCALES } from '#contracts/locale.ts';
import { indicatorPath } from '#domain/indicators/path.ts';
import { pageAddresses } from './addresses.ts';
import type { BuiltPage } from './built-pages.ts';
import { indicatorHead } from './indicator-head.ts';

/** The pages of all indicators, which the server makes from one built page, as the files for search engines list them (N7). */
export function indicatorPages(): readonly BuiltPage[] {
  return INDICATOR_PAGES.flatMap((page) =>
    LOCALES.map((locale) => {
      const path = indicatorPath(page.slug);
      return {
        locale,
        path,
        ...indicatorHead(indicatorFacts(page, locale), locale),
        picture: '',
        listed: true,
        ...pageAddresses(path, locale),
      };
    }),
  );
}
