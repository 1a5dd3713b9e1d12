import { describe, expect, it } from 'vitest';
import { MEXICO_CITY } from '#domain/events/zones.ts';
import { readDisplayZone, zoneOf } from './display-zone.ts';
import { knowsMexicanTime } from './zone-data.ts';

describe('zone data', () => {
  it('F8 this runtime knows that Mexico City has no summer time any more', () => {
    expect(knowsMexicanTime()).toBe(true);
  });

  it('F8 data from before 2022, which still add an hour in summer, are found out', () => {
    const old = (instant: Date) => (instant.getUTCHours() - (instant.getUTCMonth() === 6 ? 5 : 6) + 24) % 24;
    expect(knowsMexicanTime(old)).toBe(false);
  });

  it('F8 a runtime without zone data is found out', () => {
    const none = () => {
      throw new RangeError('Invalid time zone specified');
    };
    expect(knowsMexicanTime(none)).toBe(false);
  });
});

describe('display zone', () => {
  it('F8 what was remembered counts only if it is one of ours', () => {
    expect(['utc', 'local', 'mexico', 'Mars/Olympus', null].map(readDisplayZone)).toEqual([
      'utc',
      'local',
      'mexico',
      'mexico',
      'mexico',
    ]);
  });

  it('F8 each choice names a zone, and a device that names none gets Mexico City', () => {
    expect(zoneOf('mexico', 'Europe/Madrid')).toBe(MEXICO_CITY);
    expect(zoneOf('utc', 'Europe/Madrid')).toBe('UTC');
    expect(zoneOf('local', 'Europe/Madrid')).toBe('Europe/Madrid');
    expect(zoneOf('local', 'Etc/Unknown')).toBe(MEXICO_CITY);
  });
});
