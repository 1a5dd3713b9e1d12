import { expect, test } from 'vitest';
import { enrich } from '../enrich.ts';
import { figureKey, SCHEDULED_FIGURES } from './scheduled-figures.ts';
import { SCHEDULED_RELEASES, scheduledReleaseOf } from './schedules.ts';

test.each(SCHEDULED_RELEASES.map(({ release }) => release))(
  'N11 F1 the release %s brings figures or texts, each once and each with a name',
  (release) => {
    const own = SCHEDULED_FIGURES.filter((one) => one.release.release === release);
    expect(own).not.toEqual([]);
    expect(new Set(own.map(({ slug }) => slug)).size).toBe(own.length);
    for (const { title, country, currency, key } of own) {
      expect(scheduledReleaseOf({ title, country, currency })?.release, title).toBe(release);
      expect(figureKey({ title, country, currency })).toBe(key);
      expect(
        enrich({ title, country, currency, impact: 'low', holiday: false, locale: 'es' }).name,
      ).not.toBeNull();
    }
  },
);

test('N11 one figure under the titles of two calendars has one key, and its comparison another', () => {
  const keyOf = (title: string) => figureKey({ title, country: 'US', currency: 'USD' });
  expect(keyOf('CPI m/m')).toBe(keyOf('Inflation Rate MoM'));
  expect(keyOf('CPI m/m')).not.toBe(keyOf('CPI y/y'));
  expect(keyOf('Zzz Widget Survey')).toBeNull();
});
