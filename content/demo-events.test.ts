import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { economicEventSchema } from '#contracts/events.ts';
import { inLocale, LOCALES } from '#contracts/locale.ts';
import { demoEvents, isDemo } from '#domain/events/demo.ts';
import { DEMO_SOURCE, demoTemplates } from './demo-events.ts';
import { enrich } from './indicators/enrich.ts';

const START = Date.parse('2026-06-10T12:00:20Z');
const MINUTE_MS = 60_000;
const at = (minutes: number) =>
  demoEvents(demoTemplates('es'), START, START + minutes * MINUTE_MS, DEMO_SOURCE.es);

describe('the built-in demo', () => {
  test.each(LOCALES)(
    'F10 has six events in the shape of the contract, each marked as demo, in %s',
    (locale) => {
      const events = demoEvents(demoTemplates(locale), START, START, inLocale(DEMO_SOURCE, locale));
      expect(events).toHaveLength(6);
      for (const event of events) {
        expect(economicEventSchema.parse(event)).toEqual(event);
        expect(isDemo(event)).toBe(true);
        expect([event.source, event.source_link]).toEqual([inLocale(DEMO_SOURCE, locale), null]);
      }
    },
  );

  test.each(LOCALES)(
    'F10 K4 the events have the name and the topic of their titles in the catalogue, in %s',
    (locale) => {
      for (const one of demoTemplates(locale)) {
        const { name, topic } = enrich({ ...one, holiday: false, locale });
        expect(one).toMatchObject({ name, topic });
      }
    },
  );

  test('F10 has times relative to now on any day: some published, one being published, some later', () => {
    const statuses = ['released', 'released', 'publishing', 'upcoming', 'upcoming', 'upcoming'];
    for (const start of [START, Date.parse('2027-12-31T23:59:59Z'), Date.parse('2028-03-12T07:00:00Z')]) {
      const events = demoEvents(demoTemplates('es'), start, start, DEMO_SOURCE.es);
      expect(events.map(({ status }) => status)).toEqual(statuses);
    }
  });

  test('F10 keeps the times fixed while the statuses advance', () => {
    expect(at(25).map(({ time_iso }) => time_iso)).toEqual(at(0).map(({ time_iso }) => time_iso));
    expect(at(25)[3]?.status).toBe('publishing');
    expect(at(0)[0]?.time_iso).toBe('2026-06-10T09:31:00.000Z');
  });

  test('F10 has surprises of both signs', () => {
    expect(at(0).map(({ surprise }) => surprise)).toEqual(['negative', 'positive', null, null, null, null]);
  });

  test('F10 does not mark a real event as demo, even when its title says so', () => {
    expect(isDemo({ id: 'usd-cpi-m-m-2026-06-10', tags: ['demo'] })).toBe(false);
    expect(isDemo({ id: 'demo-1', tags: ['inflation'] })).toBe(false);
  });

  test('F10 keeps the demo out of all code that stores, serves or exports', () => {
    const root = new URL('../', import.meta.url);
    const files = ['feeds', 'store', 'functions', 'server'].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${folder}/${name}`),
    );
    expect(files.length).toBeGreaterThan(50);
    const importing = files.filter((file) =>
      /\/demo(?:-events)?\.ts'/.test(readFileSync(new URL(file, root), 'utf8')),
    );
    expect(importing).toEqual([]);
  });
});
