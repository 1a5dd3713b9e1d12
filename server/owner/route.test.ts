import { expect, it, vi } from 'vitest';
import type { Count } from '#contracts/counted.ts';
import type { OwnerView } from '#domain/counting/owner-view.ts';
import { rememberingLog, standingClock } from '#functions/testing/fixtures.ts';
import { packText } from '../site/load.ts';
import { readVisitor } from '../visitor.ts';
import { createOwnerPage } from './route.ts';

const TOKEN = 'a-token-of-the-owner-1';
const COUNT: Count = {
  kind: 'call',
  day: '2026-06-09',
  page: '/vip',
  locale: 'es',
  link: 'VIP_100',
  source: 'ads',
  times: 3,
};

function setUp({ hasToken = true, counts = async () => [COUNT] } = {}) {
  const views: OwnerView[] = [];
  const { log, lines } = rememberingLog();
  const store = { counts: vi.fn(counts) };
  const storeCounts = vi.fn(async () => {});
  const app = createOwnerPage({
    token: hasToken ? TOKEN : undefined,
    store,
    storeCounts,
    draw: async (view, locale) => {
      views.push(view);
      const html = `<!doctype html><html lang="${locale}"><body>${JSON.stringify(view)}</body></html>`;
      return packText(`${locale}/owner/index.html`, html, null, 'quick');
    },
    visitor: readVisitor(['loopback'], () => '127.0.0.1'),
    clock: standingClock('2026-06-10T18:00:00.000Z').now,
    log,
  });
  const get = (path = '/owner', headers: Readonly<Record<string, string>> = {}) =>
    app.request(path, { headers });
  const post = (body: string, headers: Readonly<Record<string, string>> = {}, path = '/owner') =>
    app.request(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const signIn = async () => {
    const cookie = (await post(`token=${TOKEN}`)).headers.get('set-cookie') ?? '';
    return { cookie: cookie.split(';')[0] ?? '' };
  };
  return { get, post, signIn, views, lines, store, storeCounts };
}

const isPrivate = (answer: Response) => {
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
};

it('N17 there is no page without the setting', async () => {
  const { get, post } = setUp({ hasToken: false });
  const answers = [await get(), await get('/owner/numbers.csv'), await post('token=')];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

it('N17 asks for the token, and shows no numbers before it', async () => {
  const { get, views, store } = setUp();
  const answer = await get('/owner?token=a-token-of-the-owner-1&from=2026-06-01&to=2026-06-02');
  expect(answer.status).toBe(200);
  isPrivate(answer);
  expect(views).toEqual([{ kind: 'signIn', problem: null }]);
  expect(store.counts).not.toHaveBeenCalled();
});

it('N17 the token opens the numbers by a cookie, and is in no address', async () => {
  const { get, post, views, store, storeCounts } = setUp();
  const entered = await post(`token=${TOKEN}`, { 'x-forwarded-proto': 'https' });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/owner']);
  isPrivate(entered);
  const cookie = entered.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/);
  const shown = await get('/owner?from=2026-06-09&to=2026-06-09', { cookie: cookie.split(';')[0] ?? '' });
  isPrivate(shown);
  expect(storeCounts).toHaveBeenCalledOnce();
  expect(store.counts).toHaveBeenLastCalledWith('2026-06-09', '2026-06-09');
  expect(views.at(-1)).toMatchObject({
    kind: 'numbers',
    today: '2026-06-10',
    summary: { total: { views: 0, calls: 3, successes: 0 } },
  });
});

it('N17 takes a token that is pasted with a space around it', async () => {
  const { post } = setUp();
  expect((await post(`token=+${TOKEN}%0A`)).headers.get('set-cookie')).toMatch(/^owner=\d/);
});

it('N17 an ended session leads from the file to the form, and the chosen days stay', async () => {
  const { get, post, store } = setUp();
  const days = 'from=2026-06-01&to=2026-06-02';
  const file = await get(`/owner/numbers.csv?${days}`);
  expect([file.status, file.headers.get('location')]).toEqual([303, `/owner?${days}`]);
  isPrivate(file);
  expect(store.counts).not.toHaveBeenCalled();
  const entered = await post(`token=${TOKEN}`, {}, `/owner?${days}&token=x`);
  expect([entered.status, entered.headers.get('location')]).toEqual([303, `/owner?${days}`]);
});

it('N17 refuses a wrong token, and after ten of them every token of that address', async () => {
  const { post, views, lines } = setUp();
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await post('token=wrong');
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  }
  const late = await post(`token=${TOKEN}`);
  expect([late.status, late.headers.get('set-cookie')]).toEqual([429, null]);
  expect(views.at(-1)).toEqual({ kind: 'signIn', problem: 'tooMany' });
  expect(JSON.stringify(lines)).not.toContain(TOKEN);
});

it('N17 a form on another site signs no visitor in or out', async () => {
  const { post } = setUp();
  for (const body of [`token=${TOKEN}`, 'leave=1']) {
    const answer = await post(body, { 'sec-fetch-site': 'cross-site' });
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

it('N17 signing out ends the session', async () => {
  const { post, signIn } = setUp();
  const answer = await post('leave=1', await signIn());
  expect(answer.headers.get('set-cookie')).toMatch(/^owner=;.*Max-Age=0/);
});

it('N17 gives the numbers of the days as CSV', async () => {
  const { get, signIn } = setUp();
  const answer = await get('/owner/numbers.csv?from=2026-06-09&to=2026-06-10', await signIn());
  isPrivate(answer);
  expect(answer.headers.get('content-disposition')).toContain('numbers-2026-06-09-2026-06-10.csv');
  expect((await answer.text()).split('\r\n')).toEqual([
    'day,kind,page,locale,link,source,times',
    '2026-06-09,call,/vip,es,VIP_100,ads,3',
    '',
  ]);
});

it('K7 N17 says so where the numbers cannot be read', async () => {
  const { get, signIn, views, lines } = setUp({ counts: () => Promise.reject(new Error('down')) });
  const answer = await get('/owner', await signIn());
  expect(answer.status).toBe(200);
  expect(views.at(-1)).toMatchObject({ kind: 'numbers', summary: null });
  expect(lines).toHaveLength(1);
});
