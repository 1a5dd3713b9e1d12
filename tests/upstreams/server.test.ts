import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { LOGIN, OUTLOOK, RSS, upstreamsAt, WEEK } from './harness.ts';
import type { OutlookRow } from './outlook.ts';
import { ACCOUNT } from './sessions.ts';

const WEDNESDAY = '2026-08-12T14:07:00Z';
const CREDENTIALS = `?email=${encodeURIComponent(ACCOUNT.email)}&password=${ACCOUNT.password}`;

async function signedIn() {
  const server = await upstreamsAt(WEDNESDAY);
  const { session } = (await server.json(LOGIN + CREDENTIALS)) as { session: string };
  const symbols = async () =>
    ((await server.json(`${OUTLOOK}?session=${session}`)) as { symbols: OutlookRow[] }).symbols;
  return { ...server, session, symbols };
}

describe('weekly export', () => {
  test('K3 has six strings a row, all currencies and impacts, and the odd values as written', async () => {
    const { week } = await upstreamsAt(WEDNESDAY);
    const rows = await week();
    const values = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
    expect(rows.length).toBeGreaterThanOrEqual(60);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(['title', 'country', 'date', 'impact', 'forecast', 'previous']);
      expect(Object.values(row).every((value) => typeof value === 'string')).toBe(true);
    }
    const currencies = ['AUD', 'All', 'CAD', 'CHF', 'CNY', 'EUR', 'GBP', 'JPY', 'NZD', 'USD'];
    expect([...new Set(values('country'))].sort()).toEqual(currencies);
    expect([...new Set(values('impact'))].sort()).toEqual(['High', 'Holiday', 'Low', 'Medium']);
    expect(values('previous')).toEqual(expect.arrayContaining(['3.09|1.0', '<1.00%']));
    expect(values('forecast')).toEqual(expect.arrayContaining(['2-0-7', 'Pass', '']));
  });

  test('K3 holds two rows of one title, currency and day, and escapes slashes', async () => {
    const { week, get } = await upstreamsAt(WEDNESDAY);
    const keys = (await week()).map((row) => [row.title, row.country, row.date.slice(0, 10)].join('|'));
    expect(keys.length - new Set(keys).size).toBe(1);
    const body = await (await get(WEEK)).text();
    expect(body).toContain('Core CPI m\\/m');
    expect(body).not.toMatch(/[^\\]\//);
  });

  test('K5 answers 304 to its own ETag until the file changes', async () => {
    const { get, upstreams } = await upstreamsAt(WEDNESDAY);
    const etag = (await get(WEEK)).headers.get('etag') ?? '';
    const again = await get(WEEK, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    upstreams.set({ event: 'usd-core-pce-price-index-m-m', forecast: '0.9%' });
    const changed = await get(WEEK, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});

describe('calendar RSS', () => {
  test('K3 has the vendor’s wording, dates without seconds and a numerically escaped table', async () => {
    const { rss, get } = await upstreamsAt(WEDNESDAY);
    const items = await rss();
    const titles = items.map((item) => item.title);
    expect(items.length).toBeGreaterThanOrEqual(40);
    expect(titles).toEqual(
      expect.arrayContaining(['United States Core PCE Price Index MoM', 'Brazil Interest Rate Decision']),
    );
    for (const item of items) {
      expect(item.pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2} GMT$/);
      expect(item.link).toMatch(/\/forex-economic-calendar\/[a-z-]+\/[a-z0-9-]+$/);
      expect(item.cells).toHaveLength(5);
    }
    expect(new Set(items.map((item) => item.impact))).toEqual(new Set(['no', 'low', 'medium', 'high']));
    const body = await (await get(RSS)).text();
    expect(body).toContain('&#60;table style=&#39;border-spacing:5px;&#39;');
    expect(body).not.toContain('&lt;');
  });

  test('K3 has just published a better figure, earlier a worse one, and lists a speech without any', async () => {
    const { rss } = await upstreamsAt(WEDNESDAY);
    const items = await rss();
    const cells = (title: string) => items.find((item) => item.title === `United States ${title}`)?.cells;
    expect(cells('Retail Sales MoM')).toEqual(['-600 seconds', '', '0.1%', '0.3%', '0.6%']);
    expect(cells('Initial Jobless Claims')).toEqual(['-1440 seconds', '', '219K', '224K', '241K']);
    expect(cells('Fed Alder Speech')).toEqual(['35min', '', '', '', '']);
  });
});

describe('sentiment', () => {
  test('K2 lists our instruments among thirty and more, in the documented types', async () => {
    const { symbols, json, session } = await signedIn();
    const rows = await symbols();
    expect(rows.length).toBeGreaterThanOrEqual(30);
    for (const name of SYMBOLS)
      expect(rows.find((row) => row.name === name)?.totalPositions).toBeGreaterThan(0);
    for (const row of rows) {
      expect(Number.isInteger(row.longPercentage) && Number.isInteger(row.shortPercentage)).toBe(true);
      expect(row.totalPositions).toBe(row.longPositions + row.shortPositions);
      const share = (100 * row.longVolume) / (row.longVolume + row.shortVolume || 1);
      expect(Math.abs(row.longPercentage - share)).toBeLessThan(1);
    }
    const { general } = (await json(`${OUTLOOK}?session=${session}`)) as { general: Record<string, unknown> };
    expect(general.fundsLost).toMatch(/^-\d,\d{3},\d{3}\.\d{2}$/);
    expect(general.demoAccountsPercentage).toBeTypeOf('number');
  });

  test('K2 has sums of 99 and 101, empty symbols, and a one-sided one whose empty side averages 0', async () => {
    const rows = await (await signedIn()).symbols();
    const sums = new Map(rows.map((row) => [row.name, row.longPercentage + row.shortPercentage]));
    expect([sums.get('GBPJPY'), sums.get('USDCAD')]).toEqual([101, 99]);
    const empty = rows.filter((row) => row.totalPositions === 0);
    expect(empty.length).toBeGreaterThanOrEqual(3);
    expect(empty.some((row) => SYMBOLS.some((symbol) => symbol === row.name))).toBe(false);
    const oneSided = rows.find((row) => row.name === 'USDSEK');
    expect(oneSided).toMatchObject({
      longPercentage: 100,
      shortPercentage: 0,
      avgShortPrice: 0,
      shortVolume: 0,
    });
  });

  test('K2 figures move from hour to hour, the same way each time', async () => {
    const { symbols, moveTo } = await signedIn();
    const first = await symbols();
    moveTo('2026-08-12T14:59:00Z');
    expect(await symbols()).toEqual(first);
    moveTo('2026-08-12T15:01:00Z');
    expect((await symbols())[0]).not.toEqual(first[0]);
    moveTo(WEDNESDAY);
    expect(await symbols()).toEqual(first);
  });

  test('K2 the public page shows the same figures as the API', async () => {
    const { symbols, get } = await signedIn();
    const $ = load(await (await get('/myfxbook/community/outlook')).text());
    const rows = $('table#outlookSymbolsTable > tbody#outlookSymbolsTableContent > tr.outlook-symbol-row');
    const shown = rows.toArray().map((row) => {
      const line = (n: number) =>
        $(row)
          .find('div[id^=outlookSymbolPopover] tbody tr')
          .eq(n)
          .find('td')
          .toArray()
          .map((cell) => $(cell).text())
          .slice(-3);
      expect($(row).find('.progress-bar-success').attr('style')).toBe(`width: ${line(1)[0]};`);
      return [$(row).attr('symbolname'), ...line(0), ...line(1)];
    });
    const expected = (await symbols()).map((row) => [
      row.name,
      ...[`${row.shortPercentage}%`, `${row.shortVolume.toFixed(2)} lots`, String(row.shortPositions)],
      ...[`${row.longPercentage}%`, `${row.longVolume.toFixed(2)} lots`, String(row.longPositions)],
    ]);
    expect(shown).toEqual(expected);
  });
});

describe('sessions', () => {
  test('K2 a token works as given and not when encoded once more', async () => {
    const { json, session } = await signedIn();
    expect(session).toContain('%2B');
    expect(await json(`${OUTLOOK}?session=${session}`)).toMatchObject({ error: false, message: '' });
    const twice = await json(`${OUTLOOK}?session=${encodeURIComponent(session)}`);
    expect(twice).toEqual({ error: true, message: 'Invalid session.' });
    expect(await json(OUTLOOK)).toEqual({ error: true, message: 'Required fields missing.' });
  });

  test('K2 logging out and revoking end a session', async () => {
    const { json, session, upstreams } = await signedIn();
    expect(await json(`/myfxbook/api/logout.json?session=${session}`)).toEqual({ error: false, message: '' });
    expect(await json(`${OUTLOOK}?session=${session}`)).toMatchObject({ message: 'Invalid session.' });
    const next = ((await json(LOGIN + CREDENTIALS)) as { session: string }).session;
    upstreams.set({ sessions: 'revoked' });
    expect(await json(`${OUTLOOK}?session=${next}`)).toMatchObject({ message: 'Invalid session.' });
  });

  test('K2 wrong credentials are refused and the sixth failure locks the account', async () => {
    const { json, upstreams } = await upstreamsAt(WEDNESDAY);
    const wrong = `${LOGIN}?email=someone%40aureo.example&password=guess`;
    const refused = { error: true, message: 'Wrong email/password.', session: '' };
    for (let attempt = 1; attempt <= 5; attempt += 1) expect(await json(wrong)).toEqual(refused);
    const locked = { error: true, message: 'Max login attempts reached. Please try again later.' };
    expect(await json(wrong)).toEqual(locked);
    expect(await json(LOGIN + CREDENTIALS)).toEqual(locked);
    upstreams.reset();
    expect(await json(LOGIN + CREDENTIALS)).toMatchObject({ error: false });
  });
});

test('K3 an unknown path is a 404 page, as for the weekly export of another week', async () => {
  const { get } = await upstreamsAt(WEDNESDAY);
  expect((await get('/forexfactory/ff_calendar_nextweek.json')).status).toBe(404);
  expect((await get('/myfxbook/api/get-economic-calendar.json')).status).toBe(404);
});
