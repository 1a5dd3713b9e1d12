import { Hono } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import { getPath } from 'hono/utils/url';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { FeedError } from '#feeds/ports.ts';
import { CALENDAR_PATHS } from '#functions/calendar/route.ts';
import type { Store } from '#store/port.ts';
import { REPORT_PATH } from './site/headers.ts';

/** What is counted since the start; every label's values are few and ours, never a visitor's (SPEC K8). */
const COUNTERS = {
  site_requests_total: 'Answers, by kind of address and status.',
  site_upstream_reads_total: 'Reads of upstreams, by whether an answer came.',
  site_refreshes_total: 'Refreshes of what is stored, by how they ended.',
  site_connections_refused_total: 'Connections refused, by the limit they were over.',
} as const;
const LAST_SUCCESS = 'site_refresh_last_success_timestamp_seconds';
const OK = 'ok';

type Counter = keyof typeof COUNTERS;
type Labels = Readonly<Record<string, string | number>>;

export interface Metrics {
  count(counter: Counter, labels: Labels): void;
  /** All counters in Prometheus' text format. */
  text(): string;
}

export function createMetrics(): Metrics {
  const counts = new Map<string, number>();
  return {
    count(counter, labels) {
      const line = `${counter}${written(labels)}`;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    },
    text: () =>
      Object.entries(COUNTERS)
        .flatMap(([name, help]) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} counter`,
          ...[...counts].filter(([line]) => line.startsWith(`${name}{`)).map((one) => one.join(' ')),
        ])
        .join('\n'),
  };
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, '_')}"`,
  );
  return `{${pairs.join(',')}}`;
}

/** Counts each answer of `app`. */
export function countRequests({ fetch }: Pick<Hono, 'fetch'>, metrics: Metrics): Pick<Hono, 'fetch'> {
  return {
    fetch(request, ...rest) {
      const noted = (response: Response) => {
        const labels = { kind: kindOf(getPath(request)), status: response.status };
        metrics.count('site_requests_total', labels);
        return response;
      };
      const answer = fetch(request, ...rest);
      return answer instanceof Promise ? answer.then(noted) : noted(answer);
    },
  };
}

/** Counts each read of an upstream. */
export function countReads(get: UpstreamGet, upstream: string, metrics: Metrics): UpstreamGet {
  const note = (outcome: string) => metrics.count('site_upstream_reads_total', { upstream, outcome });
  return async (...asked) => {
    try {
      const answer = await get(...asked);
      note(OK);
      return answer;
    } catch (error) {
      note(error instanceof FeedError ? error.kind : 'unexpected');
      throw error;
    }
  };
}

/** Counts how each claimed refresh ended. */
export function countRefreshes(store: Store, metrics: Metrics): Store {
  return {
    ...store,
    async settleRefresh(lease, at, failure, holdMs) {
      const isLatest = await store.settleRefresh(lease, at, failure, holdMs);
      if (isLatest) metrics.count('site_refreshes_total', { name: lease.name, outcome: failure ?? OK });
      return isLatest;
    },
  };
}

interface MetricsPageDeps {
  readonly metrics: Metrics;
  /** What the asker has to send as `Authorization: Bearer`; without it the page does not exist. */
  readonly token: string | undefined;
  readonly store: Pick<Store, 'refreshState'>;
  readonly refreshes: readonly string[];
}

/** `GET /metrics` for whoever knows the token; for anybody else it is no address. */
export function createMetricsPage({ metrics, token, store, refreshes }: MetricsPageDeps): Hono {
  return new Hono().get('/metrics', async (c, next) => {
    const given = /^Bearer +(\S{1,512})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (!token || !given || !(await timingSafeEqual(given, token))) return next();
    const states = await Promise.all(refreshes.map((name) => store.refreshState(name)));
    const ages = states.flatMap((state) =>
      state?.succeededAt
        ? [`${LAST_SUCCESS}${written({ name: state.name })} ${Date.parse(state.succeededAt) / 1000}`]
        : [],
    );
    const head = [`# HELP ${LAST_SUCCESS} When it last succeeded.`, `# TYPE ${LAST_SUCCESS} gauge`];
    return c.body(`${[metrics.text(), ...head, ...ages].join('\n')}\n`, 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });
}

function kindOf(path: string): string {
  if (path.startsWith('/functions/')) return 'function';
  if (path.startsWith('/embed/')) return 'embed';
  if (CALENDAR_PATHS.some((one) => one === path)) return 'calendar';
  if (['/healthz', '/readyz', '/metrics'].includes(path)) return 'health';
  if (path === REPORT_PATH) return 'report';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
