import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FiguresSource, PageAnswers } from '#contracts/live-answers.ts';
import { restartQueries } from '#site/lib/query/useQuery.ts';
import { RenderMoment } from '#site/ui/render-moment.ts';
import { PARTS } from './parts.tsx';

export { renderIndicator } from './indicator.tsx';
export { renderOwner } from './owner.tsx';

/** An island of a built page: its tag, and where it ends. */
const ISLAND = /<astro-island [^>]*component-export="(\w+)"[^>]*>/g;
const END = '<!--astro:end-->';

/** The live part of a built page. */
interface LivePart {
  readonly name: string;
  readonly tag: string;
  /** Places of its contents in the page. */
  readonly start: number;
  readonly end: number;
}

/** Name of the live part of a built page; null for a page without one (N12). */
export function livePartOf(html: string): string | null {
  return findPart(html)?.name ?? null;
}

function findPart(html: string): LivePart | null {
  for (const { 0: tag, 1: name = '', index } of html.matchAll(ISLAND)) {
    const start = index + tag.length;
    if (PARTS[name]) return { name, tag, start, end: html.indexOf(END, start) };
  }
  return null;
}

/**
 * What the first frame of a live part shows, as JSON; null while there are no figures to show: the page then stays as it
 * was built. `at` is epoch ms. Rejects when `source` does.
 */
export async function readAnswers(name: string, source: FiguresSource, at: number): Promise<string | null> {
  const answers = await PARTS[name]?.answers(source, at);
  return answers ? JSON.stringify(answers) : null;
}

/**
 * A built page with the figures in its live part. `address` is that of the file with the same answers, which the part
 * reads when it starts (site/lib/directives/live.ts).
 */
export function renderPage(html: string, carried: PageAnswers, address: string): string {
  const part = findPart(html);
  if (!part) return html;
  const { name, tag, start, end } = part;
  const marked = tag.replace(/>$/, ` data-at="${carried.at}" data-answers="${address}">`);
  const drawn = PARTS[name] ? draw(PARTS[name].element(propsOf(tag) as never), carried, prefixOf(tag)) : '';
  return html.slice(0, start - tag.length) + marked + drawn + html.slice(end);
}

/** Rendering is synchronous: what it reads from the modules is that of one page. */
function draw(part: ReactElement, carried: PageAnswers, identifierPrefix: string): string {
  restartQueries(carried);
  return renderToString(createElement(RenderMoment, { value: carried.at }, part), { identifierPrefix });
}

/** Start of the ids that an island makes in the browser. */
const prefixOf = (tag: string) => / prefix="([^"]*)"/.exec(tag)?.[1] ?? '';

type Revived = string | number | boolean | null | readonly Revived[] | { readonly [name: string]: Revived };

/** The props of an island as Astro writes them: each value with its kind, 0 a plain value or object, 1 a list. */
function propsOf(tag: string): Readonly<Record<string, Revived>> {
  const attribute = / props="([^"]*)"/.exec(tag)?.[1] ?? '{}';
  const written = JSON.parse(
    attribute.replaceAll('&quot;', '"').replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
  );
  return reviveObject(written);
}

function reviveObject(written: object): { readonly [name: string]: Revived } {
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, revive(value)]));
}

function revive([kind, value]: readonly [number, unknown]): Revived {
  if (kind === 1) return (value as (readonly [number, unknown])[]).map(revive);
  return typeof value === 'object' && value !== null ? reviveObject(value) : (value as Revived);
}
