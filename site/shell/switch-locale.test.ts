import { expect, it, vi } from 'vitest';
import { switchLocale } from './switch-locale.ts';

interface Reader {
  readonly href: string;
  readonly cookies?: boolean;
  readonly storage?: boolean;
}

function openPage({ href, cookies = true, storage = true }: Reader) {
  const jar: string[] = [];
  const saved = new Map<string, string>();
  const location = { href, pathname: new URL(href).pathname, reload: vi.fn() };
  const history = { scrollRestoration: 'auto', state: { typed: 'before' }, replaceState: vi.fn() };
  const store = () => {
    if (!storage) throw new DOMException('blocked', 'SecurityError');
    return { setItem: (key: string, value: string) => saved.set(key, value) };
  };
  const view = {
    location,
    history,
    scrollY: 0,
    document: {
      get cookie() {
        return jar.join('; ');
      },
      set cookie(text: string) {
        if (cookies) jar.push(text.split(';')[0] ?? '');
      },
      querySelectorAll: () => [],
    },
    get localStorage() {
      return store();
    },
    get sessionStorage() {
      return store();
    },
  };
  /** Which address the page was loaded from again, and that the state of its step was kept. */
  const expectLoaded = (address: string) => {
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith({ typed: 'before' }, '', address);
    expect(location.reload).toHaveBeenCalledOnce();
  };
  return { view: view as unknown as Window, expectLoaded, saved, jar };
}

it('J2 saves the choice and returns to the same address, with what its step of the history holds', () => {
  const { view, expectLoaded, saved, jar } = openPage({
    href: 'https://aureo.example/fx-impact?scope=week#events',
  });
  switchLocale(view, 'en', false);
  expect(saved.get('locale')).toBe('en');
  expect(jar).toEqual(['locale=en']);
  expectLoaded('https://aureo.example/fx-impact?scope=week#events');
});

it('J2 removes ?lang from the address when the cookie has the choice', () => {
  const { view, expectLoaded } = openPage({ href: 'https://aureo.example/?lang=es' });
  switchLocale(view, 'en', false);
  expectLoaded('https://aureo.example/');
});

it.each([true, false])(
  'J4 puts the language into the address when cookies are blocked (storage: %s)',
  (storage) => {
    const { view, expectLoaded } = openPage({ href: 'https://aureo.example/#faq', cookies: false, storage });
    switchLocale(view, 'en', false);
    expectLoaded('https://aureo.example/?lang=en#faq');
  },
);

it('J4 changes the language when storage is blocked', () => {
  const { view, expectLoaded } = openPage({ href: 'https://aureo.example/', storage: false });
  switchLocale(view, 'en', false);
  expectLoaded('https://aureo.example/');
});
