import { createHash } from 'node:crypto';
import { hexOf } from '#brand/load-theme.ts';
import { EMBED_VENDORS } from '#content/embeds.ts';
import { EMBED_SANDBOX, type EmbedPageId, type EmbedParameters } from '#contracts/embed-pages.ts';
import { COMMON } from '../site/headers.ts';

export interface EmbedPage {
  readonly title: string;
  readonly body: string;
  /** The one inline script of the vendor's code, allowed by its hash. */
  readonly inline: string | null;
}

/** The whole document; `parameters` are words of closed lists, so nothing of a request is written into it. */
export function embedDocument({ title, body }: EmbedPage, { lang, theme }: EmbedParameters): string {
  const [text, link] = [hexOf('text', theme), hexOf('gold', theme)];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${theme}">
<title>${title}</title>
<style>body{margin:0;color:${text};font:14px/1.5 system-ui,sans-serif}a{color:${link}}p{margin:.5em 0}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/**
 * The document has no origin even when it is opened by itself, connects to the one vendor only, and can be framed by
 * our own pages only (K9). Vendors style with attributes, hence `unsafe-inline` for styles, here alone.
 */
export function embedHeaders(id: EmbedPageId, { inline }: Pick<EmbedPage, 'inline'>): Record<string, string> {
  const hosts = EMBED_VENDORS.filter((vendor) => vendor.id === id).flatMap((vendor) => vendor.hosts);
  const vendor = hosts.map((host) => `https://${host}`).join(' ');
  const hash = inline === null ? '' : ` 'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
  const policy = [
    "default-src 'none'",
    `script-src ${vendor}${hash}`,
    `style-src 'unsafe-inline' ${vendor}`,
    `img-src data: ${vendor}`,
    `font-src ${vendor}`,
    `connect-src ${vendor}`,
    `frame-src ${vendor}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox ${EMBED_SANDBOX}`,
  ];
  return {
    ...COMMON,
    'X-Frame-Options': 'SAMEORIGIN',
    'Content-Security-Policy': policy.join('; '),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  };
}
