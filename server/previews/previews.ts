import { createHash } from 'node:crypto';
import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { indicatorPageAt } from '#content/indicators/pages.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { IndicatorAnswer } from '#contracts/indicator.ts';
import { isLocale, type Locale } from '#contracts/locale.ts';
import type { PreviewWords } from '#contracts/preview.ts';
import { type InstrumentSymbol, type SentimentResponse, SYMBOLS } from '#contracts/sentiment.ts';
import type { Log } from '#functions/log.ts';
import { rememberVersion } from '#functions/remember-version.ts';
import { plainSecurity } from '../site/headers.ts';
import type { Site, SiteFile } from '../site/load.ts';
import type { DrawPreview } from './draw.ts';
import { boardWords, eventWords, indicatorWords } from './words.ts';

const MINUTE_MS = 60_000;
/** Pictures kept in memory, some 50 kB each. */
const MOST_PICTURES = 24;
/** Pages of events kept in memory, 90 kB each with their compressed forms. */
const MOST_PAGES = 8;
/** Look-ups and pages made at once. Who asks for more gets the page and the picture as they were built. */
const MOST_AT_ONCE = 4;
/** Longer than any id of an event. */
const MAX_ID = 160;
const VERSION = 8;
const ADDRESS = /^\/preview\/(\w\w)\/(event|indicator|board)\/([^/]+)\.([\w-]{8})\.png$/;

export interface PreviewsDeps {
  readonly site: Pick<Site, 'files'>;
  readonly draw: DrawPreview;
  readonly event: (id: string, locale: Locale) => Promise<EconomicEvent | null>;
  readonly indicator: (slug: string, locale: Locale) => Promise<IndicatorAnswer | null>;
  readonly sentiment: (symbol: InstrumentSymbol) => Promise<SentimentResponse>;
  readonly pack: (path: string, text: string) => Promise<SiteFile>;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Link previews with the figures of today (N18). */
export interface Previews {
  /** A page with the picture of its indicator, of the board; as it is without figures. */
  withIndicator(html: string, answer: IndicatorAnswer, locale: Locale): string;
  withBoard(html: string, locale: Locale): Promise<string>;
  /** The page of the calendar for a link to an event: its name and figures in the preview. Null for an unknown event. */
  eventPage(page: SiteFile, id: string): Promise<SiteFile | null>;
  /** Answers the address of a picture; null for an unknown one. */
  picture(path: string): Promise<Response | null>;
}

interface Target {
  readonly kind: string;
  readonly id: string;
  readonly locale: Locale;
}

/** The name of a board's picture, which has no id. */
const BOARD = 'vs-traders';

export function createPreviews(deps: PreviewsDeps): Previews {
  const { site, draw, pack, clock, log } = deps;
  let running = 0;
  /** Null without work where too much runs already, and where it fails. */
  const bounded = async <Result>(work: () => Promise<Result | null>): Promise<Result | null> => {
    if (running >= MOST_AT_ONCE) return null;
    running += 1;
    try {
      return await work();
    } catch (err) {
      log.warn({ err }, 'link preview has no figures');
      return null;
    } finally {
      running -= 1;
    }
  };
  const known = rememberVersion(
    ({ kind, id, locale }: Target) => `${kind} ${locale} ${id}`,
    async () => String(Math.floor(clock().getTime() / MINUTE_MS)),
    (target) => readWords(target, deps),
  );
  const wordsOf = (target: Target) => bounded(() => known(target));
  const pictures = recent<Promise<Buffer | null>>(MOST_PICTURES);
  const pages = recent<SiteFile>(MOST_PAGES);
  const drawn = (words: PreviewWords): Promise<Buffer | null> => {
    const key = versionOf(words);
    const kept = pictures.get(key);
    if (kept) return kept;
    const picture = draw(words);
    pictures.set(key, picture);
    void picture.then((png) => png ?? pictures.delete(key));
    return picture;
  };
  return {
    withIndicator(html, answer, locale) {
      const words = indicatorWords(answer, locale);
      return words ? withPicture(html, { kind: 'indicator', id: answer.id, locale }, words) : html;
    },
    async withBoard(html, locale) {
      const target = { kind: 'board', id: BOARD, locale };
      const words = await wordsOf(target);
      return words ? withPicture(html, target, words) : html;
    },
    async eventPage(page, id) {
      const { locale, path, tag } = page.file;
      if (locale === null || id.length > MAX_ID) return null;
      const target = { kind: 'event', id, locale };
      const words = await wordsOf(target);
      if (!words) return null;
      const key = `${tag} ${id} ${versionOf(words)}`;
      const kept = pages.get(key);
      if (kept) return kept;
      const html = withWords(page.ready.identity.body.toString(), target, words);
      const made = await bounded(() => pack(`${locale}${path}/index.html`, html));
      if (made) pages.set(key, made);
      return made;
    },
    async picture(path) {
      const [, locale, kind = '', name = '', version] = ADDRESS.exec(path) ?? [];
      const id = decoded(name);
      if (!isLocale(locale) || id === null || id.length > MAX_ID) return null;
      // Names that no page has are not remembered.
      if (kind === 'indicator' && !indicatorPageAt(id)) return null;
      if (kind === 'board' && id !== BOARD) return null;
      const words = await wordsOf({ kind, id, locale });
      const png = words && (await drawn(words));
      if (png) return sent(png, version === versionOf(words) ? FOREVER : SOON);
      const built = site.files.get(`/og/${locale}/${kind === 'board' ? BOARD : 'fx-impact'}.png`);
      return built ? sent(built.ready.identity.body, 'no-store') : null;
    },
  };
}

async function readWords({ kind, id, locale }: Target, deps: PreviewsDeps): Promise<PreviewWords | null> {
  if (kind === 'event') {
    const event = await deps.event(id, locale);
    return event && eventWords(event, locale);
  }
  if (kind === 'indicator') {
    const answer = await deps.indicator(id, locale);
    return answer && indicatorWords(answer, locale);
  }
  const readings = SYMBOLS.map(async (symbol) => [symbol, await deps.sentiment(symbol)] as const);
  return boardWords(await Promise.all(readings), locale);
}

const FOREVER = 'public, max-age=31536000, immutable';
/** An address of an older reading shows the newest figures. */
const SOON = 'public, max-age=300';

function sent(png: Buffer, cacheControl: string): Response {
  const headers = { ...plainSecurity, 'Content-Type': 'image/png', 'Cache-Control': cacheControl };
  return new Response(new Uint8Array(png), { headers });
}

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

/** Changes with what a picture shows. */
function versionOf(words: PreviewWords): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, VERSION);
}

function addressOf({ kind, id, locale }: Target, words: PreviewWords): string {
  const name = `${encodeURIComponent(id)}.${versionOf(words)}.png`;
  return `${brandOrigin(brand.domain)}/preview/${locale}/${kind}/${name}`;
}

/** A page whose link preview is that picture. */
function withPicture(html: string, target: Target, words: PreviewWords): string {
  return withMeta(html, 'og:image', addressOf(target, words));
}

/** The same with the name and the figures in words. */
function withWords(html: string, target: Target, words: PreviewWords): string {
  const title = `${words.title} · ${brand.name}`;
  const figures = words.figures.map(({ label, value }) => `${label}: ${value}`);
  const description = [words.detail, ...figures].join(' · ');
  const named = withMeta(withMeta(html, 'og:title', title), 'og:image:alt', title);
  return withPicture(withMeta(named, 'og:description', description), target, words);
}

function withMeta(html: string, property: string, content: string): string {
  const text = content.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return html.replace(
    new RegExp(`(<meta property="${property}" content=")[^"]*`),
    (_whole, start: string) => start + text,
  );
}

/** A map of the `most` entries that were asked for or set last. */
function recent<Value>(most: number) {
  const kept = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = kept.get(key);
      if (value !== undefined) {
        kept.delete(key);
        kept.set(key, value);
      }
      return value;
    },
    set(key: string, value: Value): void {
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    delete: (key: string) => kept.delete(key),
  };
}
