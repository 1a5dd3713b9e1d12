import { describe, expect, it } from 'vitest';
import { assignIds, slug } from './identity.ts';

const WHOLE_DAY = { sameDayMs: Number.POSITIVE_INFINITY };
const ROLLING = { sameDayMs: 6 * 3_600_000 };
const speech = (time: string, day = '2026-08-12') => ({
  base: 'eur-ecb-president-lagarde-speaks',
  day,
  timeIso: time,
});
const FIRST = 'eur-ecb-president-lagarde-speaks-2026-08-12';

describe('slug', () => {
  it.each([
    ['USD S&P/CS Composite-20 HPI y/y', 'usd-s-p-cs-composite-20-hpi-y-y'],
    ['  Índice de Años — ¿qué?  ', 'indice-de-anos-que'],
    ['<script>"', 'script'],
    ['日本', 'event'],
  ])('K3 %s → %s', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  it('K3 is never longer than a readable address', () => {
    expect(slug('a-'.repeat(500))).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,94}[a-z0-9])?$/);
  });
});

describe('assignIds', () => {
  it('K3 names the day and, from the second on, the ordinal by time', () => {
    const rows = [speech('2026-08-12T15:00:00Z'), speech('2026-08-12T08:00:00Z')];
    expect(assignIds(rows, [], WHOLE_DAY)).toEqual([`${FIRST}-2`, FIRST]);
  });

  it('K3 keeps its id when the clock time moves within the day', () => {
    const known = [{ id: FIRST, timeIso: '2026-08-12T14:15:00Z' }];
    expect(assignIds([speech('2026-08-12T22:00:00Z')], known, WHOLE_DAY)).toEqual([FIRST]);
  });

  it('K3 N2 an event of two names is one row at most, and neither name is given to another', () => {
    const names = [FIRST, `${FIRST}-2`].map((id) => ({
      id,
      timeIso: '2026-08-12T14:15:00Z',
      event: 'listed',
    }));
    const rows = [speech('2026-08-12T14:15:00Z'), speech('2026-08-12T16:00:00Z')];
    expect(assignIds(rows, names, ROLLING)).toEqual([FIRST, `${FIRST}-3`]);
  });

  it('K3 keeps its id when a tentative time slips over midnight in New York', () => {
    const known = [{ id: FIRST, timeIso: '2026-08-13T03:11:00Z' }];
    expect(assignIds([speech('2026-08-13T04:20:00Z', '2026-08-13')], known, WHOLE_DAY)).toEqual([FIRST]);
  });

  it("K3 the next day's row is another event", () => {
    const known = [{ id: FIRST, timeIso: '2026-08-12T14:00:00Z' }];
    expect(assignIds([speech('2026-08-13T14:00:00Z', '2026-08-13')], known, WHOLE_DAY)).toEqual([
      'eur-ecb-president-lagarde-speaks-2026-08-13',
    ]);
  });

  it('K3 two of a day keep their ids when a third is put before them', () => {
    const known = [
      { id: FIRST, timeIso: '2026-08-12T10:00:00Z' },
      { id: `${FIRST}-2`, timeIso: '2026-08-12T15:00:00Z' },
    ];
    const rows = ['08:00', '10:05', '15:00'].map((time) => speech(`2026-08-12T${time}:00Z`));
    expect(assignIds(rows, known, WHOLE_DAY)).toEqual([`${FIRST}-3`, FIRST, `${FIRST}-2`]);
  });

  it('K3 the later one keeps its id when a rolling window has dropped the earlier one', () => {
    const known = [
      { id: FIRST, timeIso: '2026-08-12T05:00:00Z' },
      { id: `${FIRST}-2`, timeIso: '2026-08-12T21:00:00Z' },
    ];
    expect(assignIds([speech('2026-08-12T21:00:00Z')], known, ROLLING)).toEqual([`${FIRST}-2`]);
  });

  it('K3 a row far from the one the window has dropped is new, and does not take its id', () => {
    const known = [{ id: FIRST, timeIso: '2026-08-12T05:00:00Z' }];
    expect(assignIds([speech('2026-08-12T21:00:00Z')], known, ROLLING)).toEqual([`${FIRST}-2`]);
  });

  it('K3 never gives one id twice, nor an id of a base that merely begins alike', () => {
    const known = [{ id: 'usd-cpi-m-m-2026-08-12', timeIso: '2026-08-12T12:30:00Z' }];
    const rows = ['usd-cpi', 'usd-cpi-m-m', 'usd-cpi-m-m'].map((base) => ({
      base,
      day: '2026-08-12',
      timeIso: '2026-08-12T12:30:00Z',
    }));
    expect(assignIds(rows, known, WHOLE_DAY)).toEqual([
      'usd-cpi-2026-08-12',
      'usd-cpi-m-m-2026-08-12',
      'usd-cpi-m-m-2026-08-12-2',
    ]);
  });

  describe('a coming row far from the known one', () => {
    const foreseen = { from: new Date('2026-08-12T10:00:00Z'), to: new Date('2026-08-13T10:00:00Z') };
    const known = [{ id: FIRST, timeIso: '2026-08-12T12:00:00Z' }];
    const moved = speech('2026-08-13T01:00:00Z');

    it('K3 is that one, moved, where the whole time is told and the known one is not named', () => {
      expect(assignIds([moved], known, { ...ROLLING, foreseen })).toEqual([FIRST]);
    });

    it('K3 is another where both are named, where not all was told, or where the known one is out', () => {
      const both = [moved, speech('2026-08-12T12:00:00Z')];
      expect(assignIds(both, known, { ...ROLLING, foreseen })).toEqual([`${FIRST}-2`, FIRST]);
      expect(assignIds([moved], known, ROLLING)).toEqual([`${FIRST}-2`]);
      const out = known.map((one) => ({ ...one, actual: '1%' }));
      expect(assignIds([moved], out, { ...ROLLING, foreseen })).toEqual([`${FIRST}-2`]);
      const past = { id: FIRST, timeIso: '2026-08-12T09:00:00Z' };
      expect(assignIds([moved], [past], { ...ROLLING, foreseen })).toEqual([`${FIRST}-2`]);
    });
  });
});
