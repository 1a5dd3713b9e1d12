import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { Offline } from '#site/features/offline/Offline.tsx';
import { nameIn, offlinePage, withNotice } from './words-in-page.ts';

const AT = new Date('2026-11-29T12:30:00.000Z');
const PAGE =
  '<html lang="es"><body class="a"><p class="replay-notice" data-part="replay-notice" hidden>x</p><main></main></body></html>';

describe('N4 a page from the device', () => {
  it.each(LOCALES)('N4 says in %s why it is shown and when it was kept, before all else', (locale) => {
    const offline = withNotice(PAGE, locale, 'kept', AT);
    const slow = withNotice(PAGE, locale, 'slow', AT);
    for (const html of [offline, slow]) {
      expect(html).toContain('2026');
      expect(html).toContain('<a href="">');
      expect(html.indexOf('kept-notice')).toBeLessThan(html.indexOf('replay-notice" hidden'));
      expect(html).not.toContain('{{');
    }
    expect(offline).not.toBe(slow);
    expect([offline, slow].map((html) => /data-reason="(\w+)"/.exec(html)?.[1])).toEqual(['kept', 'slow']);
  });

  it('N4 says it also where a host has changed the page', () => {
    expect(withNotice('<body id=x><main></main>', 'en', 'kept', AT)).toMatch(
      /^<body id=x><p [^>]*data-part="kept-notice"/,
    );
  });

  it('N4 is named by its title without the brand', () => {
    expect(nameIn('<head><title>FX-Impact: eventos · Áureo</title>')).toBe('FX-Impact: eventos');
    expect(nameIn('<p>no title</p>')).toBe('');
  });
});

describe.each(LOCALES)('N4 the offline page in %s', (locale) => {
  const built = renderToStaticMarkup(<Offline locale={locale} />);
  const names = { '/vs-traders': 'VS-Traders' };

  it('N4 names the page that is missing and lists the kept ones', () => {
    const kept = new Map([
      ['/', 'Áureo'],
      ['/fx-impact', 'FX-Impact'],
    ]);
    const html = offlinePage(built, { path: '/vs-traders', names, kept });
    expect(html).toContain('<span data-part="missing-page">VS-Traders</span>');
    expect(html).toContain('<li><a href="/">Áureo</a></li><li><a href="/fx-impact">FX-Impact</a></li>');
    expect(html).not.toMatch(/kept-pages"[^>]*hidden/);
  });

  it('N4 names an unknown page by its address, as text', () => {
    const html = offlinePage(built, { path: '/x"><script>', names, kept: new Map() });
    expect(html).toContain('<span data-part="missing-page">/x&#34;&#62;&#60;script&#62;</span>');
    expect(html).toMatch(/kept-pages"[^>]*hidden/);
  });
});
