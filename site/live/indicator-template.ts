import type { Locale } from '#contracts/locale.ts';

/** Last part of the address below `dist/<language>/fx-impact/` at which the build makes the page that the server fills. */
export const TEMPLATE_SLUG = '_';

/** What the page has in the place of the words of an indicator. `crumb` is inside JSON. */
export const TEMPLATE = {
  slug: '[[slug]]',
  title: '[[title]]',
  description: '[[description]]',
  crumb: '[[crumb]]',
} as const;

/** Folder of the built site for the server alone; the front door does not serve it. */
export const SERVER_FOLDER = '_server';

/** The file of that page in the built site. */
export function templateFile(locale: Locale): string {
  return `/${SERVER_FOLDER}/indicator.${locale}.txt`;
}

/** The place of the indicator itself. */
export const PLACE = /<template data-indicator[^>]*><\/template>/;
