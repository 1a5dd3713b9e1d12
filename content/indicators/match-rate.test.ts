import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { kindOf } from './identify.ts';

const PAYLOADS = new URL('../../tests/upstreams/payloads/', import.meta.url);
const row = z.object({ title: z.string(), impact: z.optional(z.string()) });
const entries = z.array(z.object({ impact: z.string(), week: z.optional(row), rss: z.optional(row) }));

/** Titles of the sample weeks with the impact each vendor gives them, "high" and "medium" only. */
const TITLES = readdirSync(PAYLOADS)
  .filter((name) => name.startsWith('calendar-'))
  .flatMap((name) => entries.parse(JSON.parse(readFileSync(new URL(name, PAYLOADS), 'utf8'))))
  .flatMap(({ impact, week, rss }) =>
    [week, rss].flatMap((one) =>
      one ? [{ title: one.title, impact: (one.impact ?? impact).toLowerCase() }] : [],
    ),
  )
  .filter(({ impact }) => impact === 'high' || impact === 'medium');

test.each(['high', 'medium'])(
  'K4 of the sample titles of %s impact nine in ten at least are matched by a rule',
  (level) => {
    const titles = [...new Set(TITLES.filter(({ impact }) => impact === level).map(({ title }) => title))];
    expect(titles.length).toBeGreaterThan(15);
    const unmatched = titles.filter((title) => kindOf(title) === null);
    expect(1 - unmatched.length / titles.length, unmatched.join(' | ')).toBeGreaterThanOrEqual(0.9);
  },
);
