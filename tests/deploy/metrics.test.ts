import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#server/env.ts';
import { measureRequests } from '#server/measure.ts';
import { createMetrics, type Metrics } from '#server/metrics.ts';
import { watchedRefreshes } from '#server/sources/list.ts';
import { ROOT } from '../../scripts/dist.ts';
import { canTest } from './front.ts';

const RULES = join(ROOT, 'deploy/prometheus/rules.yml');
/** Labels that Prometheus itself adds. */
const SCRAPED = ['job', 'instance', 'le'];
const PATHS = [
  '/',
  '/a.js',
  '/functions/v1/sentiment',
  '/calendar.ics',
  '/healthz',
  '/embed/a',
  '/csp-report',
];

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly section: string };
}

const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync(join(ROOT, 'deploy/grafana/dashboard.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

interface Selector {
  readonly metric: string;
  readonly matchers: readonly { readonly label: string; readonly how: string; readonly value: string }[];
}

/** Every metric that a query names, with what it asks of its labels. */
function selectorsOf(expr: string): Selector[] {
  return [...expr.matchAll(/\b((?:site|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, metric = '', inner = '']) => ({
      metric,
      matchers: [...inner.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(
        ([, label = '', how = '', value = '']) => ({
          label,
          how,
          value,
        }),
      ),
    }),
  );
}

/** The metrics of a server that has answered each kind of address once. */
async function exposed(): Promise<{ metrics: Metrics; text: string }> {
  const metrics = createMetrics();
  const { fetch } = measureRequests(new Hono(), metrics);
  for (const path of PATHS) await fetch(new Request(`http://site.example${path}`));
  for (const { name } of watchedRefreshes(readSettings({})))
    metrics.set('site_refresh_last_success_timestamp_seconds', 1, { name });
  metrics.set('site_schedule_days_left', 1, { publisher: 'bls' });
  return { metrics, text: await metrics.text() };
}

/** Whether a metric of ours takes a label; the library rejects an unknown one. */
function takesLabel(metrics: Metrics, metric: string, label: string): boolean {
  const labels = { [label]: 'x' };
  const name = metric.replace(/_(bucket|sum|count)$/, '') as never;
  for (const use of [
    metrics.count,
    (...given: [never, typeof labels]) => metrics.time(given[0], 1, given[1]),
  ]) {
    try {
      use(name, labels as never);
      return true;
    } catch {
      // Another type of metric, or a label it does not have.
    }
  }
  try {
    metrics.set(name, 1, labels);
    return true;
  } catch {
    return false;
  }
}

/** The values of a label in the text, of those that are known before any traffic. */
function valuesOf(text: string, metric: string, label: string): string[] {
  const lines = text.split('\n').filter((line) => line.startsWith(`${metric}{`));
  return lines.flatMap((line) => new RegExp(`\\b${label}="([^"]*)"`).exec(line)?.[1] ?? []);
}

test.each(queries)('K8 %s asks for metrics and labels that the site shows', async (_title, expr) => {
  const { metrics, text } = await exposed();
  const selectors = selectorsOf(expr);
  expect(selectors.length).toBeGreaterThan(0);
  for (const { metric, matchers } of selectors) {
    if (metric === 'up') continue;
    const family = metric.replace(/_(bucket|sum|count)$/, '');
    expect(text, `${metric} is shown`).toMatch(new RegExp(`^# TYPE (${metric}|${family}) `, 'm'));
    expect(matchers.map(({ label }) => label)).toContain('job');
    for (const { label, how, value } of matchers.filter((one) => !SCRAPED.includes(one.label))) {
      expect(takesLabel(metrics, metric, label), `${metric} has the label ${label}`).toBe(true);
      const known = ['kind', 'name'].includes(label) ? valuesOf(text, metric, label) : [];
      const pattern = how.endsWith('~') ? new RegExp(`^(?:${value})$`) : null;
      if (known.length > 0 && how !== '!=')
        expect(
          known.some((one) => pattern?.test(one) ?? one === value),
          `${label} may be ${value}`,
        ).toBe(true);
    }
  }
  const [first] = selectors;
  for (const [, list = ''] of expr.matchAll(/\bby \(([^)]*)\)/g))
    for (const label of list.split(', ').filter((one) => !SCRAPED.includes(one)))
      expect(takesLabel(metrics, first?.metric ?? '', label), `${first?.metric} has the label ${label}`).toBe(
        true,
      );
});

test('K8 the comparison finds a metric, a label and a value that do not exist', async () => {
  const { metrics, text } = await exposed();
  expect(text).not.toMatch(/^# TYPE site_pages_total /m);
  expect(takesLabel(metrics, 'site_requests_total', 'path')).toBe(false);
  expect(takesLabel(metrics, 'site_requests_total', 'kind')).toBe(true);
  expect(takesLabel(metrics, 'site_request_duration_seconds_bucket', 'kind')).toBe(true);
  expect(valuesOf(text, 'site_requests_total', 'kind')).toContain('calendar');
  expect(selectorsOf('sum(rate(site_a_total{job="aureo", kind=~"x|y"}[5m])) > up')).toEqual([
    {
      metric: 'site_a_total',
      matchers: [
        { label: 'job', how: '=', value: 'aureo' },
        { label: 'kind', how: '=~', value: 'x|y' },
      ],
    },
    { metric: 'up', matchers: [] },
  ]);
});

test.each(rules)(
  'K8 the alert $alert says how urgent it is and which part of the runbook helps',
  ({ labels, annotations }) => {
    expect(['page', 'ticket']).toContain(labels.severity);
    const runbook = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    expect(runbook).toMatch(new RegExp(`^### ${annotations.section}$`, 'm'));
  },
);

test('K8 the runbook names every alert', () => {
  const runbook = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  expect(rules.map(({ alert }) => alert).filter((alert) => !runbook.includes(`\`${alert}\``))).toEqual([]);
});

test.skipIf(!canTest('promtool'))('K8 promtool finds no mistake in the rules', () => {
  expect(execFileSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' })).toContain('SUCCESS');
});
