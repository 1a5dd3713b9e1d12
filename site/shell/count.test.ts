import { expect, it, vi } from 'vitest';
import { tagged, watchCalls } from './calls.ts';
import { count, countVisits } from './count.ts';

const HERE = 'https://site.example/vip?utm_source=ads';

function openWindow({ navigator = {}, type = 'navigate', tags = undefined as string | undefined } = {}) {
  const sendBeacon = vi.fn();
  const listeners = new Map<string, (event: object) => void>();
  const view = {
    navigator: { webdriver: false, ...navigator, sendBeacon },
    document: {
      documentElement: { dataset: { tags } },
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    },
    location: new URL(HERE),
    performance: { getEntriesByType: () => [{ type }] },
  };
  for (const name of ['navigator', 'document', 'location', 'performance'] as const)
    vi.stubGlobal(name, view[name]);
  const fire = (name: string, event: object) => listeners.get(name)?.({ button: 0, ...event });
  return { view: view as unknown as Window & typeof globalThis, fire, sent: () => sendBeacon.mock.calls };
}

const linkTo = (href: string) => Object.assign(new URL(href), { closest: (): unknown => null });
/** The target of a click on a link. */
function target(href: string) {
  const link = linkTo(href);
  link.closest = () => link;
  return link;
}

it('N17 sends the address of a page once', () => {
  const { sent } = openWindow();
  countVisits();
  expect(sent()).toEqual([['/count', HERE]]);
});

it.each([
  ['a reload', 'reload'],
  ['a step back', 'back_forward'],
])('N17 counts no page that is shown again by %s', (_how, type) => {
  const { sent } = openWindow({ type });
  countVisits();
  expect(sent()).toEqual([]);
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }, { webdriver: true }])(
  'N17 sends nothing for a visitor with %j',
  (navigator) => {
    const { view, fire, sent } = openWindow({ navigator });
    countVisits();
    watchCalls(view, count);
    fire('click', { target: target('https://pay.example/a') });
    expect(sent()).toEqual([]);
  },
);

it('N17 counts a call that leads out, by click and by the middle button, and no other click', () => {
  const { view, fire, sent } = openWindow();
  watchCalls(view, count);
  fire('click', { target: target('https://pay.example/a b') });
  fire('auxclick', { target: target('https://pay.example/b'), button: 1 });
  fire('auxclick', { target: target('https://pay.example/b'), button: 2 });
  fire('click', { target: target('https://site.example/blog') });
  fire('click', { target: target('mailto:us@site.example') });
  fire('click', { target: { closest: () => null } });
  expect(sent()).toEqual([
    ['/count', `${HERE} https://pay.example/a%20b`],
    ['/count', `${HERE} https://pay.example/b`],
  ]);
});

it('N17 counts a call that came before its code', () => {
  const { view, sent } = openWindow();
  Object.assign(view, { earlyClick: { target: target('https://pay.example/a'), button: 0 } });
  watchCalls(view, count);
  expect(sent()).toHaveLength(1);
});

it('N17 passes the tags of the page on to a checkout and to own pages, where the owner allows it', () => {
  const links = [
    'https://pay.example/a?plan=1',
    'https://site.example/blog#top',
    'https://social.example/us',
  ].map(target);
  for (const tags of [undefined, 'pay.example']) {
    const { view, fire } = openWindow({ tags });
    watchCalls(view, () => {});
    for (const link of links) fire('click', { target: link });
    expect(links.map(({ href }) => href.includes('utm_'))).toEqual([!!tags, !!tags, false]);
  }
  expect(links[0]?.href).toBe('https://pay.example/a?plan=1&utm_source=ads');
});

it('N17 passes known tags of bounded length, and nothing else of the address', () => {
  const search = `?utm_source=ads&utm_term=${'a'.repeat(101)}&session_id=1&utm_campaign=a%26b&utm_other=x`;
  expect(tagged('https://pay.example/', search)).toBe(
    'https://pay.example/?utm_source=ads&utm_campaign=a%26b',
  );
});
