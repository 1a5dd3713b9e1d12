import { expect, test } from 'vitest';
import { upstreamsAt } from './harness.ts';

const RATE = '/ecb/service/data/FM/D+B.U2.EUR.4F.KR.DFR.LEV?format=csvdata&startPeriod=';
/** A decision of the replays that changes the rate, at 18:00 UTC. */
const DECISION = '2026-07-23';

test('N11 ECB: a change is in the data with the decision, dated ahead; without one there is no day to come', async () => {
  const { get, moveTo } = await upstreamsAt(`${DECISION}T17:59:00Z`);
  const days = async (from: string) =>
    (await (await get(RATE + from)).text())
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',').slice(3, 5));
  const before = await days('2026-07-20');
  expect(before.map(([day]) => day)).toEqual(['2026-07-20', '2026-07-21', '2026-07-22', DECISION]);
  moveTo(`${DECISION}T18:00:00Z`);
  const after = await days('2026-07-20');
  expect(after.slice(0, 4)).toEqual(before);
  expect(after[4]?.[0]).toBe('2026-07-29');
  expect(after[4]?.[1]).not.toBe(after[3]?.[1]);
  expect((await get('/ecb/service/data/FM/D.U2.EUR.4F.KR.NONE.LEV?format=csvdata')).status).toBe(404);
});

test('N11 Federal Reserve: the feed has a byte order mark, and a statement is there from its hour on, with three kinds of dash', async () => {
  const { get, moveTo } = await upstreamsAt(`${DECISION}T17:59:00Z`);
  const path = `/fed/newsevents/pressreleases/monetary${DECISION.replaceAll('-', '')}a.htm`;
  expect((await get(path)).status).toBe(404);
  moveTo(`${DECISION}T18:00:00Z`);
  expect(await (await get(path)).text()).toContain('target range for the federal funds rate');
  const bytes = new Uint8Array(await (await get('/fed/feeds/press_monetary.xml')).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const feed = new TextDecoder().decode(bytes);
  const pages = await Promise.all(
    [...feed.matchAll(/FOMC statement<.*?(\/newsevents\/\S+?\.htm)/g)].map(async ([, link]) =>
      (await get(`/fed${link}`)).text(),
    ),
  );
  const dashes = new Set(pages.flatMap((page) => page.match(/\d(&#8209;|\u2011|\u2013)\d\/\d/)?.[1] ?? []));
  expect(dashes.size).toBe(3);
});

test('N11 New York Fed: the range of a day is published at nine on the next working day', async () => {
  // The day after the decision is a Friday.
  const { json, moveTo } = await upstreamsAt('2026-07-27T12:59:00Z');
  const newest = async () =>
    ((await json('/nyfed/api/rates/unsecured/effr/last/3.json')) as { refRates: { effectiveDate: string }[] })
      .refRates[0]?.effectiveDate;
  expect(await newest()).toBe(DECISION);
  moveTo('2026-07-27T13:00:00Z');
  expect(await newest()).toBe('2026-07-24');
});

test('N11 SNB and ABS: a byte order mark and a day without a value; figures that are not rounded', async () => {
  const { get } = await upstreamsAt('2026-07-27T12:00:00Z');
  const cube = await get('/snb/api/cube/snbgwdzid/data/csv/en?dimSel=D0(LZ)&fromDate=2026-07-13');
  const bytes = new Uint8Array(await cube.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toContain('"2026-07-13";"LZ";""');
  const jobs = await get('/abs/rest/data/ABS,LF/M13.3.1599.20.AUS.M?startPeriod=2026-05&format=csv');
  expect(await jobs.text()).toMatch(/,2026-05,\d\.\d{8},PCT,0,/);
  expect((await get('/abs/rest/data/ABS,LF/M99?format=csv')).status).toBe(404);
});
