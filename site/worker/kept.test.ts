import { describe, expect, it } from 'vitest';
import { keyHeaders } from '#site/lib/backend/key.ts';
import { filesNamedIn, filesOfPage, isAnswer, isWholePage, languageOf, mayBePage, pageKey } from './kept.ts';

const ORIGIN = 'https://site.example';
const answer = (headers: Record<string, string>, status = 200) => ({ status, headers: new Headers(headers) });
const PAGE = { 'content-type': 'text/html; charset=utf-8' };

describe('N4 what is kept', () => {
  it.each([
    ['/', true],
    ['/vs-traders', true],
    ['/fx-impact/us-cpi', true],
    ['/owner', false],
    ['/owner/x', false],
    ['/embed/outlook', false],
    ['/functions/v1/economic-events', false],
    ['/ownership', true],
  ])('N4 may keep %s as a page: %s', (path, expected) => {
    expect(mayBePage(path)).toBe(expected);
  });

  it('N4 keeps a page only when it is whole and may be stored', () => {
    expect(isWholePage(answer(PAGE))).toBe(true);
    expect(isWholePage(answer(PAGE, 404))).toBe(false);
    expect(isWholePage(answer(PAGE, 503))).toBe(false);
    expect(isWholePage(answer({ ...PAGE, 'cache-control': 'private, no-store' }))).toBe(false);
    expect(isWholePage(answer({ 'content-type': 'text/calendar' }))).toBe(false);
    expect(isWholePage(answer({}))).toBe(false);
  });

  it.each([
    ['/functions/v1/economic-events', {}, true],
    ['/functions/v1/sentiment/board', {}, true],
    ['/functions/v1/reference-rates', keyHeaders('public-key'), true],
    ['/functions/v1/positioning', keyHeaders('sb_public'), true],
    ['/functions/v1/economic-events', { ...keyHeaders('public-key'), Authorization: 'Bearer x' }, false],
    ['/functions/v1/push/subscription', {}, false],
    ['/functions/v1/economic-events/42', {}, false],
    ['/healthz', {}, false],
    ['/readyz', {}, false],
    ['/metrics', {}, false],
    ['/count', {}, false],
  ])('N4 keeps the answer of %s with headers %o: %s', (pathname, headers, expected) => {
    expect(isAnswer({ pathname }, new Headers(headers as Record<string, string>), 'public-key')).toBe(
      expected,
    );
  });

  it('N4 keeps a page once for each language, whatever else its address says', () => {
    expect(pageKey(ORIGIN, '/fx-impact', 'es')).toBe('https://site.example/fx-impact?lang=es');
    expect(pageKey(ORIGIN, '/fx-impact/', 'es')).toBe(pageKey(ORIGIN, '/fx-impact', 'es'));
    expect(pageKey(ORIGIN, '/', 'en')).toBe('https://site.example/?lang=en');
  });

  it.each([
    ['<!DOCTYPE html><html lang="es" dir="ltr"><head>', 'es'],
    ['<!doctype html><html class="x" lang="en">', 'en'],
    ['<!doctype html><html lang="fr">', null],
    ['<p>Sign in to the network of the hotel</p>', null],
  ])('N4 reads the language of %s: %s', (html, expected) => {
    expect(languageOf(html)).toBe(expected);
  });
});

describe('N4 the files of a page', () => {
  it('N4 finds the files that pages and scripts name, each once', () => {
    const html =
      '<script src="/_astro/a.1.js"></script><link href="/_astro/below.2.css"><i data-answers="/figures/x_-9.json"></i><img src="/figures/engraving-home-6vh26l.svg"><a href="/_astro/a.1.js">';
    expect(filesNamedIn(html)).toEqual([
      '/_astro/a.1.js',
      '/_astro/below.2.css',
      '/figures/x_-9.json',
      '/figures/engraving-home-6vh26l.svg',
    ]);
    const script = 'import{a}from"./react.X-1.js";const t=()=>import(`./en.9.js`);f(["_astro/b.2.css"])';
    expect(filesNamedIn(script)).toEqual(['/_astro/react.X-1.js', '/_astro/en.9.js', '/_astro/b.2.css']);
  });

  it('N4 follows scripts that name each other, and leaves out the words of the other language', async () => {
    const scripts: Record<string, string> = {
      '/_astro/a.1.js': 'import"./b.2.js";import("./es.3.js");import("./en.4.js")',
      '/_astro/b.2.js': 'import"./a.1.js";import("./gone.9.js")',
      '/_astro/es.3.js': 'export default {}',
    };
    const read = async (script: string) => scripts[script] ?? null;
    const files = await filesOfPage('<script src="/_astro/a.1.js">', 'es', read);
    expect([...files].sort()).toEqual([
      '/_astro/a.1.js',
      '/_astro/b.2.js',
      '/_astro/es.3.js',
      '/_astro/gone.9.js',
    ]);
  });
});
