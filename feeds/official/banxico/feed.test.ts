import { expect, test } from 'vitest';
import { KEY, scriptedKeyed } from '#feeds/official/keyed-testing.ts';
import type { AskedSeries } from '#feeds/official/port.ts';
import { createBanxicoFeed } from './feed.ts';

const REMITTANCES: AskedSeries = { series: 'banxico/SE27803', period: 'month', unit: 'million US dollars' };
const RATE: AskedSeries = { series: 'banxico/SF61745', period: 'day', unit: '%' };
const answer = (...series: object[]) => ({ bmx: { series } });

test('N11 Banxico: reads all series in one call, with days, commas and "N/E"', async () => {
  const given = answer(
    {
      idSerie: 'SF61745',
      titulo: 'Tasa objetivo',
      datos: [
        { fecha: '24/09/2026', dato: '7.25' },
        { fecha: '25/09/2026', dato: '7.00' },
      ],
    },
    {
      idSerie: 'SE27803',
      datos: [
        { fecha: '01/08/2026', dato: '5,287.41' },
        { fecha: '01/09/2026', dato: 'N/E' },
        { fecha: '2026-10-01', dato: '1' },
      ],
    },
  );
  const { read, asked } = scriptedKeyed(createBanxicoFeed, [given]);
  const { rows, dropped } = await read(REMITTANCES, RATE);
  expect(rows.map(({ series, period, value }) => [series, period, value])).toEqual([
    [REMITTANCES.series, '2026-08', '5287.41'],
    [RATE.series, '2026-09-24', '7.25'],
    [RATE.series, '2026-09-25', '7.00'],
  ]);
  expect(dropped).toEqual({ missing: 1, malformed_row: 1 });
  const address =
    'https://publisher.example/SieAPIRest/service/v1/series/SE27803,SF61745/datos/2025-01-01/2026-09-24';
  expect(asked).toMatchObject([{ url: address, request: { headers: { 'Bmx-Token': KEY }, key: KEY } }]);
  expect(rows[0]?.request).toBe(address);
});

test('N11 Banxico: a series without values counts as empty, and an error in HTTP 200 is one', async () => {
  const empty = await scriptedKeyed(createBanxicoFeed, [answer({ idSerie: 'SF61745' })]).read(RATE);
  expect(empty).toMatchObject({ rows: [], dropped: { empty_series: 1 } });
  const error = { error: { mensaje: 'Token inválido', detalle: KEY } };
  const failure = scriptedKeyed(createBanxicoFeed, [error]).read(RATE);
  await expect(failure).rejects.toMatchObject({ kind: 'upstream_error' });
  await expect(failure).rejects.not.toThrow(KEY);
});
