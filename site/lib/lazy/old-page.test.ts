import { expect, it, vi } from 'vitest';
import { IMPORT_FAILURE, LOAD_FAILURE, MAY_RETRY } from './load-failure.ts';
import { watchOldPage } from './old-page.ts';

const PAGE = 'https://aureo.example/contacto?lang=en';
const ISLAND = '/_astro/Check.a1.js';
const RENDERER = '/_astro/renderer.b2.js';

interface Setup {
  /** Answers that are not 200, by address; 0 is a lost connection. */
  readonly statuses?: Readonly<Record<string, number>>;
  readonly storage?: Map<string, string> | null;
}

/** A page with one island, whose code fails to load with `fail`. */
function openPage({ statuses = {}, storage = new Map() }: Setup = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const status = statuses[address] ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    return { status };
  });
  const island = Object.assign(new EventTarget(), { dataset: {} as Record<string, string> });
  const line = {
    firstChild: { content: 'the line' },
    append: vi.fn(),
    querySelector: () => ({ addEventListener: () => {} }),
  };
  const reload = vi.fn();
  const view = Object.assign(new EventTarget(), {
    document: {
      querySelector: () => line,
      body: {
        innerHTML: `<astro-island component-url="${ISLAND}" renderer-url="${RENDERER}"></astro-island>`,
      },
    },
    location: { href: PAGE, pathname: '/contacto', reload },
    sessionStorage: {
      getItem: (key: string) => storage?.get(key) ?? null,
      setItem(key: string, value: string) {
        if (!storage) throw new Error('blocked');
        storage.set(key, value);
      },
    },
  });
  const mayRetry = vi.fn();
  island.addEventListener(MAY_RETRY, mayRetry);
  watchOldPage(view as unknown as Window);
  const fail = async (type: string = LOAD_FAILURE, payload?: Error) => {
    const event = Object.assign(new Event(type), { payload });
    Object.defineProperty(event, 'target', { value: island });
    view.dispatchEvent(event);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { fail, asked, reload, line, island, mayRetry, view };
}

const isGone = { [ISLAND]: 404 };

it('N10 reloads once when a file of the page answers 404', async () => {
  const status = 404;
  const storage = new Map<string, string>();
  const { fail, reload, line, mayRetry } = openPage({ statuses: { [RENDERER]: status }, storage });
  await Promise.all([fail(), fail(), fail(IMPORT_FAILURE)]);
  expect([reload.mock.calls.length, line.append.mock.calls.length]).toEqual([1, 0]);
  expect(mayRetry).not.toHaveBeenCalled();
  // The same page, of the same build.
  const again = openPage({ statuses: { [RENDERER]: status }, storage });
  await again.fail();
  expect([again.reload.mock.calls.length, again.line.append.mock.calls.length]).toEqual([0, 1]);
});

it('N10 asks for the file that an error names', async () => {
  const { fail, reload, asked } = openPage({ statuses: { '/_astro/Agenda.c3.js': 404 } });
  await fail(
    IMPORT_FAILURE,
    new TypeError('Failed to fetch: https://aureo.example/_astro/Agenda.c3.js?astro-retry=1'),
  );
  expect(asked).toContain('/_astro/Agenda.c3.js');
  expect(reload).toHaveBeenCalledOnce();
});

it.each<[string, Setup]>([
  ['storage is blocked', { statuses: isGone, storage: null }],
  ['the page itself is gone', { statuses: { ...isGone, [PAGE]: 404 } }],
  ['the server fails', { statuses: { ...isGone, [PAGE]: 503 } }],
])('N10 says that the page is old, and does not reload it, when %s', async (_, setup) => {
  const { fail, reload, line } = openPage(setup);
  await fail();
  expect(line.append).toHaveBeenCalledExactlyOnceWith('the line');
  expect(reload).not.toHaveBeenCalled();
});

it('N10 does not reload a page in which the visitor types', async () => {
  const { fail, reload, line, view } = openPage({ statuses: isGone });
  view.dispatchEvent(new Event('input'));
  await fail();
  expect(line.append).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

it.each<[string, Setup]>([
  ['the connection is lost', { statuses: { [ISLAND]: 0, [RENDERER]: 0, [PAGE]: 0 } }],
  ['the server fails', { statuses: { [ISLAND]: 503 } }],
  ['all files are there', {}],
])('N10 lets an island be tried again when %s', async (_, setup) => {
  const { fail, reload, line, island, mayRetry } = openPage(setup);
  await fail();
  expect(island.dataset).toEqual({ failed: '' });
  expect(mayRetry).toHaveBeenCalledOnce();
  expect([reload.mock.calls.length, line.append.mock.calls.length]).toEqual([0, 0]);
});
