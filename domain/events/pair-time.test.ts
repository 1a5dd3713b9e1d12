import { describe, expect, it } from 'vitest';
import { pairUp } from './pair.ts';
import { joined, NOON, row, unknownKind } from './testing/listing.ts';

const at = (timeIso: string) => ({ timeIso });

describe('pairing: time', () => {
  it('K3 pairs times up to an hour apart, and no more', () => {
    const weekly = row('Mortgage Delinquencies', at('2026-08-12T14:15:00Z'));
    expect(joined([weekly], [row('Mortgage Delinquencies', at('2026-08-12T15:15:00Z'))])).toHaveLength(1);
    expect(joined([weekly], [row('Mortgage Delinquencies', at('2026-08-12T15:16:00Z'))])).toEqual([]);
  });

  it('K3 pairs at another minute without the edition, and by the kind when no other row fits', () => {
    const later = at('2026-08-12T12:40:00.000Z');
    expect(joined([row('Manufacturing PMI')], [row('Manufacturing PMI Flash', later)])).toHaveLength(1);
    const claims = () => 'claims';
    const benefits = [row('Jobless Benefits', later), row('Dole Money', later)];
    expect(joined([row('Claimant Count')], benefits.slice(0, 1), claims)).toHaveLength(1);
    expect(joined([row('Claimant Count')], benefits, claims)).toEqual([]);
  });

  it('K3 pairs a figure when the vendors name different days, but not a speech', () => {
    const nextDay = at('2026-08-13T12:30:00.000Z');
    const figure = { forecast: '0.3%' };
    expect(joined([row('CPI m/m', figure)], [row('CPI MoM', { ...nextDay, ...figure })])).toHaveLength(1);
    expect(joined([row('CPI m/m')], [row('CPI MoM', nextDay)])).toEqual([]);
    const twoDays = at('2026-08-14T12:30:00.000Z');
    expect(joined([row('CPI m/m', figure)], [row('CPI MoM', { ...twoDays, ...figure })])).toEqual([]);
    expect(joined([row('Fed Cook Speech', figure)], [row('Fed Cook Speech', nextDay)])).toEqual([]);
  });

  it('K3 pairs two speeches of one person on one day by their times', () => {
    const times = ['2026-08-12T12:30:00.000Z', '2026-08-12T13:15:00.000Z'];
    const listed = times.map((time) => row('Fed Chair Powell Speaks', at(time)));
    const reported = times.toReversed().map((time) => row('Fed Powell Speech', at(time)));
    const pairs = pairUp(listed, reported, unknownKind).pairs;
    expect(pairs.map((pair) => [pair.listed.timeIso, pair.reported.timeIso])).toEqual(
      times.map((time) => [time, time]),
    );
  });

  it('K3 does not give one report to two events', () => {
    const listed = ['12:10', '12:30', '12:50'].map((time) =>
      row('Beige Book', at(`2026-08-12T${time}:00.000Z`)),
    );
    const pairs = pairUp(listed, [row('Beige Book')], unknownKind).pairs;
    expect(pairs.map((pair) => pair.listed.timeIso)).toEqual([NOON]);
  });

  it('K3 pairs an event with the report of its minute when two reports fit', () => {
    const reports = ['12:10', '12:30'].map((time) => row('Beige Book', at(`2026-08-12T${time}:00.000Z`)));
    const pairs = pairUp([row('Beige Book')], reports, unknownKind).pairs;
    expect(pairs.map((pair) => pair.reported.timeIso)).toEqual([NOON]);
  });

  it('K3 pairs similar titles of one minute correctly in any order', () => {
    const weekly = ['CPI y/y', 'Core CPI m/m', 'CPI m/m', 'Core CPI y/y'].map((title) => row(title));
    const rss = [
      'Inflation Rate MoM',
      'Core Inflation Rate YoY',
      'Inflation Rate YoY',
      'Core Inflation Rate MoM',
    ].map((title) => row(title));
    expect(new Set(joined(weekly, rss).map((pair) => pair.join(' = ')))).toEqual(
      new Set([
        'CPI m/m = Inflation Rate MoM',
        'CPI y/y = Inflation Rate YoY',
        'Core CPI m/m = Core Inflation Rate MoM',
        'Core CPI y/y = Core Inflation Rate YoY',
      ]),
    );
  });
});
