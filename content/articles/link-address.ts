import { isRoute } from '#content/routes.ts';

const SCHEMES: readonly string[] = ['https:', 'http:', 'mailto:'];
const BEGINNING = /^([a-z]+:|[/#?])/i;

/** Throws, for its writer to read, on an address that no text may link to: a scheme that runs code, or no page of ours (B26). */
export function refuseAddress(href: string): void {
  // As a browser reads it, which leaves out line ends and tabs.
  const scheme = URL.parse(href, 'https://site.example')?.protocol ?? '';
  if (!BEGINNING.test(href) || !SCHEMES.includes(scheme))
    throw new Error(`no text links to "${href}": begin the address with https://, http://, mailto:, / or #`);
  const [path = ''] = href.split(/[?#]/);
  if (path.startsWith('/') && !path.startsWith('/blog/') && !isRoute(path))
    throw new Error(`content/routes.ts: no page has the path "${path}"`);
}
