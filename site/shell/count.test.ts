import { beforeEach, expect, it, vi } from 'vitest';
import { watchCalls } from './calls.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('COUNTS_VISITS', 'true');
});

function openWindow({ navigator = {}, type = 0 } = {}) {
  const sendBeacon = vi.fn();
  const listeners = new Map<string, (event: object) => void>();
  const view = {
    navigator: { webdriver: false, doNotTrack: null, ...navigator, sendBeacon },
    document: {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    },
    location: new URL('https://site.example/vip'),
    performance: { now: () => 0, navigation: { type } },
  };
  const fire = (name: string, event: object) => listeners.get(name)?.({ button: 0, ...event });
  /** Runs the code that counts the page. */
  const show = async () => {
    for (const name of ['navigator', 'performance'] as const) vi.stubGlobal(name, view[name]);
    await import('./count-view.ts');
  };
  const shown = view as unknown as Window & typeof globalThis;
  return { view: shown, show, fire, sent: () => sendBeacon.mock.calls };
}

/** The target of a click on a link. */
function target(href: string) {
  const link = Object.assign(new URL(href), { closest: (): unknown => null });
  link.closest = () => link;
  return link;
}

it('N17 counts a page once', async () => {
  const { show, sent } = openWindow();
  await show();
  expect(sent()).toEqual([['/count']]);
});

it.each([
  ['a reload', 1],
  ['a step back', 2],
])('N17 counts no page that is shown again by %s', async (_how, type) => {
  const { show, sent } = openWindow({ type });
  await show();
  expect(sent()).toEqual([]);
});

it('N17 counts nothing where the owner has switched it off', async () => {
  vi.stubEnv('COUNTS_VISITS', '');
  const { show, sent } = openWindow();
  await show();
  expect(sent()).toEqual([]);
});

it.each([{ globalPrivacyControl: true }, { webdriver: true }])(
  'N17 sends nothing for a visitor with %j',
  async (navigator) => {
    const { view, show, fire, sent } = openWindow({ navigator });
    await show();
    watchCalls(view);
    fire('click', { target: target('https://pay.example/a') });
    expect(sent()).toEqual([]);
  },
);

it('N17 counts a call that leads out, by click and by the middle button, and no other click', () => {
  const { view, fire, sent } = openWindow();
  watchCalls(view);
  fire('click', { target: target('https://pay.example/a b') });
  fire('auxclick', { target: target('https://pay.example/b'), button: 1 });
  fire('auxclick', { target: target('https://pay.example/b'), button: 2 });
  fire('click', { target: target('https://site.example/blog') });
  fire('click', { target: target('mailto:us@site.example') });
  fire('click', { target: { closest: () => null } });
  expect(sent()).toEqual([
    ['/count', 'https://pay.example/a%20b'],
    ['/count', 'https://pay.example/b'],
  ]);
});

it('N17 counts a call once on a page that asks twice', () => {
  const { view, fire, sent } = openWindow();
  const listen = vi.spyOn(view.document, 'addEventListener');
  watchCalls(view);
  watchCalls(view);
  expect(listen).toHaveBeenCalledTimes(2);
  fire('click', { target: target('https://pay.example/a') });
  expect(sent()).toHaveLength(1);
});

it('N17 counts a call that came before its code', () => {
  const { view, sent } = openWindow();
  Object.assign(view, { earlyClick: { target: target('https://pay.example/a'), button: 0 } });
  watchCalls(view);
  expect(sent()).toHaveLength(1);
});
