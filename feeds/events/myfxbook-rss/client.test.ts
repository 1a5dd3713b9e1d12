import { describe, expect, it } from 'vitest';
import { isFollowed } from '#domain/events/places.ts';
import { failureOf } from '../testing/failure.ts';
import { fakeGet, signal } from '../testing/fake-get.ts';
import { feedOf, type ItemFacts, numericEntities, table } from '../testing/rss-document.ts';
import { createRssRead, parseRss } from './client.ts';

const sales: ItemFacts = {
  title: 'United States Retail Sales MoM',
  path: 'united-states/retail-sales-mom',
  pubDate: 'Tue, 15 Sep 2026 12:30 GMT',
  impact: 'high',
  previous: '0.5%',
  consensus: '0.2%',
  actual: '0.6%',
};
const first = (...items: (ItemFacts | string)[]) => {
  const [event] = parseRss(feedOf(...items)).rows;
  if (!event) throw new Error('the item fell out');
  return event;
};
const raw = (description: string) =>
  `<item><title>${sales.title}</title><link>https://www.myfxbook.com/forex-economic-calendar/${sales.path}</link>` +
  `<pubDate>${sales.pubDate}</pubDate><description>${description}</description></item>`;

describe('calendar RSS', () => {
  it('K3 maps an item: country and event from its address, figures from its table', () => {
    expect(first(sales)).toEqual({
      vendor: 'myfxbook',
      vendorId: null,
      title: 'Retail Sales MoM',
      country: 'US',
      currency: 'USD',
      impact: 'high',
      holiday: false,
      timeIso: '2026-09-15T12:30:00.000Z',
      forecast: '0.2%',
      previous: '0.5%',
      actual: '0.6%',
      link: 'https://www.myfxbook.com/forex-economic-calendar/united-states/retail-sales-mom',
      base: 'united-states-retail-sales-mom',
      day: '2026-09-15',
    });
  });

  it('K3 uses the New York day in its id', () => {
    expect(first({ ...sales, pubDate: 'Wed, 16 Sep 2026 03:59 GMT' }).day).toBe('2026-09-15');
  });

  it.each([
    ['no', 'low'],
    ['low', 'low'],
    ['medium', 'medium'],
    ['high', 'high'],
    ['unknown', 'low'],
  ])('K3 reads the mark %s as impact %s', (impact, level) => {
    expect(first({ ...sales, impact }).impact).toBe(level);
  });

  it.each([
    '97.2',
    '3.95%',
    '-0.6%',
    '1812K',
    '0.644M',
    '$281.5B',
    '-$99.6B',
    '$-99.6B',
    'NZ$-0.7B',
    '€8.1B',
  ])('K3 keeps the figure %s as written', (figure) => {
    expect(first({ ...sales, actual: figure }).actual).toBe(figure);
  });

  it('K3 reads an empty cell as null', () => {
    expect(first({ ...sales, actual: '', consensus: '&nbsp;' })).toMatchObject({
      actual: null,
      forecast: null,
    });
  });

  it.each([
    ['Euro Area', 'euro-area', 'EU', 'EUR'],
    ['Germany', 'germany', 'DE', 'EUR'],
    ['Croatia', 'croatia', 'HR', 'EUR'],
    ['United Kingdom', 'united-kingdom', 'GB', 'GBP'],
    ['New Zealand', 'new-zealand', 'NZ', 'NZD'],
    ['China', 'china', 'CN', 'CNY'],
    ['Mexico', 'mexico', 'MX', 'MXN'],
    ['South Korea', 'south-korea', 'KR', 'KRW'],
    ['Sweden', 'sweden', 'SE', 'SEK'],
  ])('K3 reads %s (%s) as %s, %s, and removes it from the title', (name, slug, country, currency) => {
    const event = first({ ...sales, title: `${name} CPI YoY`, path: `${slug}/cpi-yoy` });
    expect(event).toMatchObject({ title: 'CPI YoY', country, currency });
  });

  it.each([
    ['Atlantis', 'atlantis', null],
    ['Constructor', 'constructor', null],
    ['Ecuador', 'ecuador', 'EC'],
    ['Panama', 'panama', 'PA'],
    ['El Salvador', 'el-salvador', 'SV'],
    ['Kosovo', 'kosovo', 'XK'],
    ['Montenegro', 'montenegro', 'ME'],
    ['Liechtenstein', 'liechtenstein', 'LI'],
  ])('K3 keeps an event of %s apart from the world and from followed currencies', (name, slug, country) => {
    const { rows, dropped } = parseRss(
      feedOf({ ...sales, title: `${name} CPI YoY`, path: `${slug}/cpi-yoy` }),
    );
    expect(rows).toMatchObject([{ title: 'CPI YoY', country }]);
    expect(rows.map(({ currency }) => isFollowed(currency))).toEqual([false]);
    expect(dropped).toEqual(country === null ? { unknown_country_kept: 1 } : {});
  });

  it('K3 finds columns by their headings, in CDATA and doubly escaped too', () => {
    const swapped =
      '<table><tr><th>Actual</th><th>Consensus</th></tr><tr><td>0.6%</td><td>0.2%</td></tr></table>';
    expect(first(raw(`<![CDATA[${swapped}]]>`))).toMatchObject({
      actual: '0.6%',
      forecast: '0.2%',
      previous: null,
    });
    const escaped = table({ ...sales, actual: '&#36;5.6B' });
    expect(first(raw(numericEntities(escaped))).actual).toBe('$5.6B');
  });

  it('K3 drops and counts bad items, and keeps the rest', () => {
    const { rows, received, dropped } = parseRss(
      feedOf(
        sales,
        sales,
        { ...sales, title: '' },
        { ...sales, path: 'united-states' },
        { ...sales, pubDate: 'yesterday' },
        raw('x').replace('https://www.myfxbook.com', 'javascript:alert(1)//'),
        '<item/>',
      ),
    );
    expect(rows).toHaveLength(1);
    expect(received).toBe(7);
    expect(dropped).toEqual({ duplicate: 1, bad_row: 4, bad_date: 1 });
  });

  it('K3 returns no rows for a complete feed without items', () => {
    expect(parseRss(feedOf())).toEqual({ rows: [], received: 0, dropped: {} });
  });

  it.each([
    ['cut off', feedOf(sales).slice(0, -30)],
    ['a page', '<html><body>Just a moment...</body></html>'],
    ['another document', '<feed><entry/></feed>'],
    ['empty', ''],
    ['of unreadable items', feedOf('<item/>', '<item/>')],
    ['of items without a table', feedOf(raw(''), raw(numericEntities('<p>Maintenance</p>')))],
  ])('K3 throws malformed for a document that is %s', (_what, body) => {
    expect(failureOf(() => parseRss(body)).kind).toBe('malformed');
  });

  it('K5 requests the real path below the base URL as XML, and reuses the body after 304', async () => {
    const validators = { lastModified: 'Tue, 15 Sep 2026 12:31:00 GMT' };
    const { get, calls } = fakeGet({ text: feedOf(sales), validators }, { text: null, validators });
    const readRss = createRssRead(get, 'http://127.0.0.1:9');
    const before = await readRss(signal);
    expect(await readRss(signal)).toEqual(before);
    expect(calls[0]).toEqual({
      url: 'http://127.0.0.1:9/rss/forex-economic-calendar-events',
      request: { signal, expect: 'xml' },
    });
    expect(calls[1]?.request.validators).toEqual(validators);
  });
});
