import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { FONTS_KEY, LOCALE_KEY, PROMO_KEY } from '#contracts/storage.ts';
import { boot } from './boot.ts';
import type { FontsWindow } from './fonts.ts';
import { inlineCall } from './inline.ts';
import { localeCookie } from './locale-memory.ts';
import type { WebFont } from './web-fonts.ts';

interface Visit {
  readonly href?: string;
  readonly lang?: string;
  readonly stored?: Record<string, string>;
  readonly session?: Record<string, string>;
  readonly blocked?: boolean;
}

const FONTS: readonly WebFont[] = [
  ['Text', 'url(/text.woff2)', { weight: '300 900' }],
  ['Display', 'url(/display.woff2)', { weight: '400' }],
];

class FakeStyle {
  visibility = '';
}

/** Runs the boot script on a page served in `lang`, and returns what it did. */
function visit({
  href = 'https://aureo.example/',
  lang = 'es',
  stored = {},
  session = {},
  blocked = false,
}: Visit) {
  const store = new Map(Object.entries(stored));
  const root = {
    lang,
    dataset: {} as Record<string, string>,
    classList: { add: vi.fn() },
    style: new FakeStyle(),
  };
  const replace = vi.fn();
  const shownFonts: FakeFace[] = [];
  class FakeFace {
    readonly load = vi.fn(() => Promise.reject(new Error('not in the cache')));
    readonly given: readonly unknown[];
    display = 'auto';
    constructor(...given: readonly unknown[]) {
      this.given = given;
    }
  }
  const cookies: string[] = [];
  const warn = vi.fn();
  let shown: ((event: { persisted: boolean }) => void) | undefined;
  const view = {
    document: {
      documentElement: root,
      fonts: { add: (face: FakeFace) => shownFonts.push(face) },
      set cookie(value: string) {
        cookies.push(value);
      },
    },
    location: { href, replace },
    console: { warn },
    FontFace: FakeFace,
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    addEventListener: (_type: string, listener: typeof shown) => {
      shown = listener;
    },
    sessionStorage: { getItem: (key: string) => session[key] ?? null },
    get localStorage() {
      if (blocked) throw new DOMException('blocked', 'SecurityError');
      return {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => store.set(key, value),
      };
    },
  };
  boot(view as unknown as FontsWindow, LOCALES, FONTS);
  return {
    root,
    replace,
    cookies,
    warn,
    store,
    shownFonts,
    show: (persisted: boolean) => shown?.({ persisted }),
  };
}

describe('J1 language before the first paint', () => {
  it('J1 goes to the saved language when the page is in the other, and keeps the rest of the address', () => {
    const { replace } = visit({
      href: 'https://aureo.example/fx-impact?scope=week#events',
      stored: { [LOCALE_KEY]: 'en' },
    });
    expect(replace).toHaveBeenCalledExactlyOnceWith(
      'https://aureo.example/fx-impact?scope=week&lang=en#events',
    );
  });

  it.each([
    ['the saved language is the served one', { stored: { locale: 'es' } }],
    ['nothing is saved', {}],
    ['what is saved is no language of the site', { stored: { locale: 'fr' } }],
    ['the address names a language', { href: 'https://aureo.example/?lang=es', stored: { locale: 'en' } }],
    [
      'the address names a language the server did not heed',
      { href: 'https://aureo.example/?lang=en', stored: { locale: 'en' } },
    ],
  ] satisfies [string, Visit][])('J1 stays when %s', (_why, page) => {
    expect(visit(page).replace).not.toHaveBeenCalled();
  });

  it('J1 ignores an unknown ?lang', () => {
    const { replace, store } = visit({
      href: 'https://aureo.example/?lang=fr',
      stored: { locale: 'en' },
    });
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://aureo.example/?lang=en');
    expect(store.get('locale')).toBe('en');
  });

  it('J2 hides the page in the wrong language while the right one loads, and shows it again if that fails', () => {
    vi.useFakeTimers();
    expect(visit({ stored: { locale: 'es' } }).root.style.visibility).toBe('');
    const { root } = visit({ stored: { locale: 'en' } });
    expect(root.style.visibility).toBe('hidden');
    vi.advanceTimersByTime(4000);
    expect(root.style.visibility).toBe('');
  });

  it('J2 saves the language of the address in storage and cookie', () => {
    const { store, cookies } = visit({ href: 'https://aureo.example/?lang=en', lang: 'en' });
    expect(store.get(LOCALE_KEY)).toBe('en');
    expect(cookies).toEqual([localeCookie('en')]);
  });

  it('J2 changes the language of a page from the back/forward cache, even when its address has the old one', () => {
    const { replace, show, store } = visit({ href: 'https://aureo.example/?lang=es', lang: 'es' });
    store.set('locale', 'en');
    show(false);
    expect(replace).not.toHaveBeenCalled();
    show(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://aureo.example/?lang=en');
  });
});

describe('J5 theme before the first paint', () => {
  it.each(['light', 'dark'])('J5 sets the saved theme %s on the page', (theme) => {
    expect(visit({ stored: { theme } }).root.dataset).toEqual({ theme });
  });

  it.each(['system', 'sepia'])('J5 uses the theme of the system for %s', (theme) => {
    expect(visit({ stored: { theme } }).root.dataset).toEqual({});
  });
});

it('C7 hides a banner closed in this session before the first paint', () => {
  expect(visit({ session: { [PROMO_KEY]: 'closed' } }).root.classList.add).toHaveBeenCalledWith('no-promo');
  expect(visit({}).root.classList.add).not.toHaveBeenCalledWith('no-promo');
});

describe('N10 web fonts before the first paint', () => {
  it('N10 asks for both on later pages of a visit, and a browser shows each in the first paint or not at all', () => {
    const { shownFonts } = visit({ session: { [FONTS_KEY]: '1' } });
    expect(shownFonts.map(({ given }) => given)).toEqual(FONTS);
    for (const { load, display } of shownFonts) {
      expect(load).toHaveBeenCalledOnce();
      expect(display).toBe('optional');
    }
  });

  it('N10 asks for none on the first page', () => {
    expect(visit({}).shownFonts).toEqual([]);
  });
});

describe('J4 blocked storage', () => {
  it('J4 leaves the page as served, with one warning', () => {
    const { root, replace, warn } = visit({ blocked: true });
    expect(root.classList.add).toHaveBeenCalledWith('js');
    expect(replace).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('J4 still sets the cookie for the language of the address', () => {
    const page = { href: 'https://aureo.example/?lang=en', lang: 'en', blocked: true };
    expect(visit(page).cookies).toEqual([localeCookie('en')]);
  });
});

it('N10 is small and self-contained', () => {
  const source = inlineCall(boot, LOCALES, FONTS);
  expect(source.length).toBeLessThan(1500);
  expect(source).not.toMatch(/import|__vite|\n\s/);
});
