import { fill } from '#content/words/define.ts';
import { offline } from '#content/words/offline.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { formatInstant } from '#domain/format.ts';

/** Why a kept page is shown: there is no connection, or the network did not answer in time. */
export type Reason = 'kept' | 'slow';

/** Every page has this notice, hidden; ours takes its look and its place (`site/layouts/Page.astro`). */
const PLACE = '<p class="replay-notice" data-part="replay-notice"';

/** A kept page with a notice over it that says why it is shown and how old it is. */
export function withNotice(html: string, locale: Locale, reason: Reason, at: Date): string {
  const textOf = (key: keyof typeof offline) => inLocale<string>(offline[key], locale);
  const text = fill(textOf(`offline.${reason}`), { when: formatInstant(at.getTime(), locale) });
  const again = `<a href="">${textOf('offline.again')}</a>`;
  const notice = `<p class="replay-notice" data-part="kept-notice" data-reason="${reason}" role="status">${text} ${again}</p>`;
  return html.includes(PLACE)
    ? html.replace(PLACE, () => notice + PLACE)
    : html.replace(/<body[^>]*>/, (body) => body + notice);
}

/** Name of a page from its title, as it is in the text of a page; the brand is on every page anyway. */
export function nameIn(html: string): string {
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  return title.replace(/ · [^·]*$/, '');
}

export interface Missing {
  readonly path: string;
  /** Names of pages by their paths, as they are in the text of a page. */
  readonly names: Readonly<Record<string, string>>;
  /** The pages that are on the device, in the same form. */
  readonly kept: ReadonlyMap<string, string>;
}

/** The offline page in place of a page: it names what is missing, and lists what is on the device. */
export function offlinePage(html: string, { path, names, kept }: Missing): string {
  const entries = [...kept].map(([address, name]) => `<li><a href="${escaped(address)}">${name}</a></li>`);
  const filled = html.replace(
    /(<span data-part="missing-page">)[^<]*/,
    (_, open: string) => open + (names[path] ?? escaped(path)),
  );
  if (entries.length === 0) return filled;
  return filled
    .replace(/(<nav[^>]*data-part="kept-pages"[^>]*?) hidden(="")?/, '$1')
    .replace(/(<ul[^>]*data-part="kept-list"[^>]*>)/, (open) => open + entries.join(''));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
