import { expect, it, vi } from 'vitest';
import { ROOT } from '../dist.ts';
import { servePages } from './editor-files.ts';
import { createDesk } from './server.ts';

const HOST = '127.0.0.1:4322';
const PREVIEW = 'http://127.0.0.1:4321';

/** The desk with a list that takes as long as the test wants. */
function setUp() {
  const desk = createDesk({
    ...{ root: ROOT, preview: PREVIEW },
    problemsAfter: async () => [],
  });
  const runs: { readonly signal: AbortSignal; readonly end: () => void }[] = [];
  const listFindings = vi.fn(
    (signal: AbortSignal) =>
      new Promise<never[]>((resolve, reject) => {
        runs.push({ signal, end: () => resolve([]) });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  servePages(desk, {
    ...{ root: ROOT, preview: PREVIEW, bundle: { script: '', style: '' } },
    ...{ now: () => new Date(), listFindings },
  });
  const get = (path: string, site?: string) =>
    desk.request(`http://${HOST}${path}`, {
      headers: { host: HOST, ...(site !== undefined && { 'sec-fetch-site': site }) },
    });
  return { get, runs, listFindings };
}

it.each(['cross-site', 'same-site', 'nonsense'])(
  'N6 answers no page of another site, of which the browser says %s, and starts nothing for it',
  async (site) => {
    const { get, listFindings } = setUp();
    const answers = await Promise.all(
      ['/findings', '/', '/start', '/desk.js'].map((path) => get(path, site)),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(listFindings).not.toHaveBeenCalled();
  },
);

it.each(['same-origin', 'none', undefined])(
  'N6 answers its own page, of which the browser says %s',
  async (site) => {
    expect((await setUp().get('/', site)).status).toBe(200);
  },
);

it('N6 asks once what is left to do when several tabs want it, and again after a save', async () => {
  const { get, runs, listFindings } = setUp();
  const tabs = [get('/findings'), get('/findings')];
  await vi.waitFor(() => expect(runs).toHaveLength(1));
  const saved = [get('/findings?saved'), get('/findings?saved')];
  await new Promise((resolve) => setImmediate(resolve));
  expect(listFindings).toHaveBeenCalledTimes(1);
  runs[0]?.end();
  await Promise.all(tabs);
  await vi.waitFor(() => expect(runs).toHaveLength(2));
  runs[1]?.end();
  expect((await Promise.all(saved)).map(({ status }) => status)).toEqual([200, 200]);
  expect(listFindings).toHaveBeenCalledTimes(2);
});

it('N6 gives up a list that takes more than a minute, says so, and asks again the next time', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { get, runs } = setUp();
  const first = get('/findings');
  await vi.waitFor(() => expect(runs).toHaveLength(1));
  limit.abort();
  const answer = await first;
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { error: expect.stringContaining('60 seconds') },
  ]);
  expect(timeout).toHaveBeenCalledWith(60_000);
  const second = get('/findings');
  await vi.waitFor(() => expect(runs).toHaveLength(2));
  runs[1]?.end();
  expect((await second).status).toBe(200);
  timeout.mockRestore();
  error.mockRestore();
});
