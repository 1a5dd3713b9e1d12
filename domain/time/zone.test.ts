import { describe, expect, it } from 'vitest';
import { MEXICO_CITY } from '#domain/events/zones.ts';
import { readDisplayZone, zoneOf } from './display-zone.ts';
import { knowsMexicanTime } from './zone-data.ts';

describe('zone data', () => {
  it('F8 this runtime knows that Mexico City has no summer time', () => {
    expect(knowsMexicanTime()).toBe(true);
  });

  it('F8 detects data from before 2022, which add an hour in summer', () => {
    const old = (instant: Date) => (instant.getUTCHours() - (instant.getUTCMonth() === 6 ? 5 : 6) + 24) % 24;
    expect(knowsMexicanTime(old)).toBe(false);
  });

  it('F8 detects a runtime without zone data', () => {
    const none = () => {
      throw new RangeError('Invalid time zone specified');
    };
    expect(knowsMexicanTime(none)).toBe(false);
  });
});

describe('display zone', () => {
  it('F8 uses a stored choice only if it is one of ours', () => {
    expect(['utc', 'local', 'mexico', 'Mars/Olympus', null].map(readDisplayZone)).toEqual([
      'utc',
      'local',
      'mexico',
      'mexico',
      'mexico',
    ]);
  });

  it('F8 gives each choice a zone, and Mexico City when the device names none', () => {
    expect(zoneOf('mexico', 'Europe/Madrid')).toBe(MEXICO_CITY);
    expect(zoneOf('utc', 'Europe/Madrid')).toBe('UTC');
    expect(zoneOf('local', 'Europe/Madrid')).toBe('Europe/Madrid');
    expect(zoneOf('local', 'Etc/Unknown')).toBe(MEXICO_CITY);
  });
});
