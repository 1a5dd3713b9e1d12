import { describe, expect, it } from 'vitest';
import { failureOf } from '../testing/failure.ts';
import { fakeGet, signal } from '../testing/fake-get.ts';
import { createWeeklyRead, parseWeekly } from './client.ts';

const row = (over: Record<string, unknown> = {}) => ({
  title: 'PPI m/m',
  country: 'USD',
  date: '2026-09-10T08:30:00-04:00',
  impact: 'Medium',
  forecast: '0.3%',
  previous: '-0.1%',
  ...over,
});
const holiday = (title: string, country: string, date: string) =>
  row({ title, country, date, impact: 'Holiday', forecast: '', previous: '' });
const read = (...rows: unknown[]) => parseWeekly(JSON.stringify(rows));
const first = (raw: unknown) => {
  const [event] = read(raw).rows;
  if (!event) throw new Error('the row fell out');
  return event;
};

describe('weekly export', () => {
  it('K3 maps a row, its time from New York to UTC', () => {
    expect(first(row())).toEqual({
      vendor: 'faireconomy',
      vendorId: null,
      title: 'PPI m/m',
      country: 'US',
      currency: 'USD',
      impact: 'medium',
      holiday: false,
      timeIso: '2026-09-10T12:30:00.000Z',
      forecast: '0.3%',
      previous: '-0.1%',
      actual: null,
      link: 'https://www.forexfactory.com/calendar',
      base: 'usd-ppi-m-m',
      day: '2026-09-10',
    });
  });

  it('K3 reads winter offsets, and the New York day of an event late in the evening', () => {
    const late = first(row({ date: '2026-12-31T21:30:00-05:00', country: 'AUD' }));
    expect(late).toMatchObject({ timeIso: '2027-01-01T02:30:00.000Z', day: '2026-12-31' });
  });

  it('K3 reads the escaped slash of the raw text', () => {
    expect(parseWeekly(`[${JSON.stringify(row()).replace('m/m', 'm\\/m')}]`).rows[0]?.title).toBe('PPI m/m');
  });

  it.each([
    '0.4%',
    '-0.2%',
    '51.7',
    '5',
    '231K',
    '-3.9K',
    '16.1M',
    '-0.3B',
    '-0.71T',
    '2.84|2.6',
    '1-0-8',
    '<0.75%',
    'Pass',
  ])('K3 keeps the figure %s as written', (figure) => {
    expect(first(row({ forecast: figure, previous: figure }))).toMatchObject({
      forecast: figure,
      previous: figure,
    });
  });

  it.each([
    ['High', 'high'],
    ['Medium', 'medium'],
    ['Low', 'low'],
  ])('K3 reads impact %s as %s', (impact, level) => {
    expect(first(row({ impact }))).toMatchObject({ impact: level, holiday: false });
  });

  it('K3 reads an empty figure as null', () => {
    expect(first(row({ forecast: '', previous: '' }))).toMatchObject({ forecast: null, previous: null });
  });

  // Captures of the export have both spellings.
  it.each(['All', 'ALL', 'all'])('K3 reads "%s" as no currency and no country', (country) => {
    expect(first(row({ title: 'OPEC Meetings', country }))).toMatchObject({
      country: null,
      currency: null,
      base: 'all-opec-meetings',
    });
  });

  it.each([
    ['German ZEW Economic Sentiment', 'DE'],
    ['French Flash Services PMI', 'FR'],
    ['Italian Trade Balance', 'IT'],
    ['Spanish CPI y/y', 'ES'],
    ['Belgian NBB Business Climate', 'BE'],
    ['Dutch Final CPI y/y', 'NL'],
    ['ECB President Lagarde Speaks', 'EU'],
  ])('K3 reads the country of %s as %s', (title, country) => {
    expect(first(row({ title, country: 'EUR' }))).toMatchObject({ title, country, currency: 'EUR' });
  });

  it('K3 reads a member of the euro area only from titles of the euro', () => {
    expect(first(row({ title: 'Irish Border Vote', country: 'GBP' })).country).toBe('GB');
  });

  it.each([
    ['Bank Holiday', 'JPY', '2026-09-20T19:00:00-04:00', '2026-09-21'],
    ['Bank Holiday', 'AUD', '2026-10-04T17:00:00-04:00', '2026-10-05'],
    ['Bank Holiday', 'NZD', '2026-10-25T16:00:00-04:00', '2026-10-26'],
    ['Bank Holiday', 'CNY', '2026-09-30T21:00:00-04:00', '2026-10-01'],
    ['French Bank Holiday', 'EUR', '2026-07-14T03:01:00-04:00', '2026-07-14'],
    ['Italian Bank Holiday', 'EUR', '2026-06-02T03:03:00-04:00', '2026-06-02'],
    ['Bank Holiday', 'GBP', '2026-12-25T03:00:00-05:00', '2026-12-25'],
    ['Bank Holiday', 'CAD', '2026-09-07T08:00:00-04:00', '2026-09-07'],
    ['Bank Holiday', 'USD', '2026-11-26T00:01:00-05:00', '2026-11-26'],
    ['World Holiday', 'All', '2026-12-31T20:00:00-05:00', '2026-12-31'],
  ])('K3 dates %s of %s at %s to %s in its own country', (title, currency, date, day) => {
    expect(first(holiday(title, currency, date))).toMatchObject({
      holiday: true,
      impact: 'low',
      timeIso: `${day}T00:00:00.000Z`,
      day,
      forecast: null,
    });
  });

  it('K3 drops and counts bad rows, and keeps the rest', () => {
    const { rows, received, dropped } = read(
      row(),
      row({ date: '' }),
      row({ date: 'Tentative' }),
      row({ date: '2026-02-30T08:30:00-05:00' }),
      row({ title: '   ' }),
      row({ title: 'x'.repeat(201) }),
      row({ country: 7 }),
      row({ country: 'US' }),
      row({ date: '2026-09-10T08:30:00' }),
      null,
      'row',
      [],
      row({ title: 'CPI m/m', extra: 'is ignored', forecast: null, previous: undefined }),
    );
    expect(rows).toHaveLength(2);
    expect(received).toBe(13);
    expect(dropped).toEqual({ no_date: 1, bad_row: 10 });
  });

  it('K3 throws on an empty list, because no week is empty', () => {
    expect(failureOf(() => read()).kind).toBe('malformed');
  });

  it('K3 throws when it can read none of the rows, because their shape changed', () => {
    expect(failureOf(() => read({ name: 'PPI' }, { name: 'CPI' })).kind).toBe('malformed');
  });

  it.each([
    ['challenge', '<html><body>Request Denied</body></html>'],
    ['malformed', '[{"title":"PPI m/m","coun'],
    ['malformed', '{"error":"busy"}'],
    ['malformed', ''],
    ['malformed', 'null'],
  ])('K3 throws %s for %s', (kind, body) => {
    expect(failureOf(() => parseWeekly(body)).kind).toBe(kind);
  });
});

describe('weekly read', () => {
  it('K5 requests the real path below the base URL, without validators at first', async () => {
    const { get, calls } = fakeGet(JSON.stringify([row()]));
    await createWeeklyRead(get, 'http://127.0.0.1:9/mirror/')(signal);
    expect(calls).toEqual([
      { url: 'http://127.0.0.1:9/mirror/ff_calendar_thisweek.json', request: { signal, expect: 'json' } },
    ]);
  });

  it('K5 returns the last rows after 304', async () => {
    const validators = { etag: '"w37"' };
    const { get, calls } = fakeGet({ text: JSON.stringify([row()]), validators }, { text: null, validators });
    const readWeek = createWeeklyRead(get, 'http://127.0.0.1:9');
    const before = await readWeek(signal);
    expect(await readWeek(signal)).toEqual(before);
    expect(before.rows).toHaveLength(1);
    expect(calls[1]?.request.validators).toEqual(validators);
  });

  it('K5 does not store a body it cannot read', async () => {
    const cut = { text: '[{"title":', validators: { etag: '"cut"' } };
    const { get, calls } = fakeGet(cut, JSON.stringify([row()]));
    const readWeek = createWeeklyRead(get, 'http://127.0.0.1:9');
    await expect(readWeek(signal)).rejects.toMatchObject({ kind: 'malformed' });
    expect((await readWeek(signal)).rows).toHaveLength(1);
    expect(calls[1]?.request.validators).toBeUndefined();
  });

  it('K5 throws when 304 comes before the first body', async () => {
    const { get } = fakeGet({ text: null, validators: {} });
    await expect(createWeeklyRead(get, 'http://127.0.0.1:9')(signal)).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});
