import { expect, it, vi } from 'vitest';
import { limitRate } from '../guards.ts';
import { refusalOf } from '../testing/answering-app.ts';
import { rememberingLog } from '../testing/fixtures.ts';
import { createCounting } from './route.ts';

const PAGE = 'https://site.example/vip';
const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };

function setUp(requests = 100) {
  const add = vi.fn();
  const app = createCounting({
    tally: { add },
    isPage: (path) => ['/', '/vip', '/success'].includes(path),
    linkOf: ({ host }) => (host === 'pay.example' ? 'VIP' : null),
    localeOf: (_c, query) => (query.get('lang') === 'en' ? 'en' : 'es'),
    successPath: '/success',
    limit: limitRate({ requests, perSeconds: 60, clientOf: () => 'visitor' }),
    log: rememberingLog().log,
  });
  /** The address of the page, and after a space that of the link. */
  const send = (sent: string, headers: Readonly<Record<string, string>> = PERSON) => {
    const [referer = '', ...body] = sent.split(' ');
    return app.request('/count', { method: 'POST', headers: { ...headers, referer }, body: body.join(' ') });
  };
  return { send, add };
}

it.each([
  [PAGE, { kind: 'view', page: '/vip', locale: 'es', link: '', source: '' }],
  [
    `${PAGE}/?utm_source=Ads&lang=en#top`,
    { kind: 'view', page: '/vip', locale: 'en', link: '', source: 'ads' },
  ],
  ['https://site.example/', { kind: 'view', page: '/', locale: 'es', link: '', source: '' }],
  [
    `${PAGE}?utm_source=ads https://pay.example/a`,
    { kind: 'call', page: '/vip', locale: 'es', link: 'VIP', source: 'ads' },
  ],
  [
    'https://site.example/success?session_id=cs_1&utm_source=ads',
    { kind: 'success', page: '', locale: 'es', link: '', source: 'ads' },
  ],
])('N17 %s counts as %j', async (body, visit) => {
  const { send, add } = setUp();
  const answer = await send(body);
  expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null]);
  expect(add.mock.calls).toEqual([[visit]]);
});

it.each([
  ['a page', 'https://site.example/no-such-page', { page: 'other' }],
  ['a link', `${PAGE} https://elsewhere.example/`, { link: 'other' }],
  ['a tag', `${PAGE}?utm_source=%3Cb%3E`, { source: 'other' }],
])('N17 %s that is none of ours counts as another one', async (_what, body, counted) => {
  const { send, add } = setUp();
  await send(body);
  expect(add.mock.lastCall?.[0]).toMatchObject(counted);
});

it.each([
  '',
  'vip',
  '/vip',
  'https://',
  `${PAGE} javascript:alert(1)`,
  `${PAGE} mailto:a@b.example`,
  `${PAGE} https://pay.example/a more`,
  `${PAGE} {"page":"/vip"}`,
  `https://site.example/${'a'.repeat(2_000)}`,
])('N17 refuses %s', async (body) => {
  const { send, add } = setUp();
  const answer = await send(body);
  expect([answer.status, (await refusalOf(answer)).code]).toEqual([400, 'bad_request']);
  expect(add).not.toHaveBeenCalled();
});

it('N17 answers what may not be counted like what is, and counts nothing', async () => {
  const { send, add } = setUp();
  const body = PAGE;
  expect((await send('https://site.example/owner')).status).toBe(204);
  for (const headers of [
    { ...PERSON, 'sec-gpc': '1' },
    { ...PERSON, dnt: '1' },
    { 'user-agent': 'curl/8' },
    {},
  ])
    expect((await send(body, headers)).status).toBe(204);
  expect(add).not.toHaveBeenCalled();
});

it('K7 N17 refuses a large body, and more requests than one address may send', async () => {
  const { send, add } = setUp(2);
  expect((await send(`${PAGE} ${'a'.repeat(5_000)}`)).status).toBe(413);
  expect((await send(PAGE)).status).toBe(204);
  const refused = await send(PAGE);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(add).toHaveBeenCalledTimes(1);
});
