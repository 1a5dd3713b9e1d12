import { expect, test } from 'vitest';
import { indicatorOf } from '#content/indicators/identify.ts';
import { listed, reported } from '#feeds/events/testing/community.ts';
import { readEntries } from '../calendar/entries.ts';
import { calendarFile } from '../calendar/file.ts';
import { openCommunity } from './testing/community-setup.ts';

const MONTH_S = 30 * 86_400;
const OTHER = listed('Filler Thing', '2026-09-18T08:30:00-04:00');
const sales = (forecast: string, day = '2026-09-15') =>
  listed('Retail Sales m/m', `${day}T08:30:00-04:00`, { forecast, previous: '0.5%' });

test('K3 K4 N11 compares a figure with the forecast before its release and shows that one, in every list', async () => {
  const { clock, world, instance } = await openCommunity(
    '2026-09-15T12:00:00Z',
    (title) => indicatorOf(title, null)?.kind ?? null,
  );
  world.weekly = [OTHER, sales('0.4%')];
  world.rss = [reported({ previous: '0.5%', consensus: '0.3%', actual: '' })];
  const { ask, service, store } = await instance();
  expect((await ask()).events).toMatchObject([{ forecast: '0.4%', actual: null }]);
  clock.advance(32 * 60);
  world.weekly = [OTHER, sales('0.2%')];
  world.rss = [reported({ previous: '0.5%', consensus: '0.3%', actual: '0.3%' })];
  clock.advance(3700);
  const shown = { forecast: '0.4%', actual: '0.3%', surprise: 'negative' };
  const [released] = (await ask()).events;
  expect(released).toMatchObject({ ...shown, surprise_difference: '-0.1 pp' });
  const history = await service.history(released?.id ?? '', 'en');
  expect(history).toMatchObject({
    event: shown,
    surprise: { forecast: '0.4%' },
    changes: [{ field: 'forecast', before: '0.4%', after: '0.2%' }, { field: 'actual' }],
  });
  const query = {
    impacts: new Set(['low', 'medium', 'high'] as const),
    currencies: null,
    topics: null,
    locale: 'en' as const,
  };
  const file = calendarFile(await readEntries(store, query, clock.now()), 'en', {
    brandName: 'Brand',
    host: 'example.com',
    pageUrl: 'https://example.com/fx-impact',
    replayed: false,
  });
  expect(file.replaceAll('\r\n ', '')).toContain('Forecast: 0.4%');

  clock.advance(MONTH_S);
  world.rss = [];
  world.weekly = [sales('0.1%', '2026-10-16'), listed('Filler Thing', '2026-10-14T08:30:00-04:00')];
  const next = (await ask({ scope: 'week' })).events.find(({ title }) => title === 'Retail Sales m/m');
  expect((await service.history(next?.id ?? '', 'en'))?.releases).toMatchObject([
    { ...shown, difference: '-0.1 pp' },
  ]);
  const chart = await service.releases({ symbol: 'EURUSD', days: 90, locale: 'en' });
  expect(chart.releases.filter(({ actual }) => actual !== null)).toMatchObject([shown]);
});
