import type { BuiltPage } from './built-pages.ts';

/** The sitemap: every listed page in every language, each with its alternates (sitemaps.org, with hreflang; N7). */
export function sitemap(pages: readonly BuiltPage[]): string {
  const entries = pages
    .filter(({ listed }) => listed)
    .sort((one, other) => (one.canonical < other.canonical ? -1 : 1))
    .map(entryOf);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entryOf({ canonical, alternates }: BuiltPage): string {
  const links = alternates.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
  );
  return `<url><loc>${escapeXml(canonical)}</loc>${links.join('')}</url>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
