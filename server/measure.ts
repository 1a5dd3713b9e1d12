import { getPath } from 'hono/utils/url';
import { COUNT_PATH } from '#contracts/count-path.ts';
import { REMINDERS_PATH } from '#contracts/reminder-path.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { FeedError } from '#feeds/ports.ts';
import { CALENDAR_PATHS } from '#functions/calendar/route.ts';
import type { Store } from '#store/port.ts';
import type { Answers } from './listen.ts';
import type { Metrics } from './metrics.ts';
import { REPORT_PATH } from './site/headers.ts';

const OK = 'ok';

/** Keeps no numbers and loads no library: for a site without METRICS_TOKEN. */
export const NO_METRICS: Metrics = {
  count() {},
  time() {},
  prepare: () => () => {},
  set() {},
  text: async () => '',
  contentType: 'text/plain',
};

/** Counts and times each answer, until its head is ready. */
export function measureRequests({ fetch, answerDirectly }: Answers, metrics: Metrics): Required<Answers> {
  const prepared = new Map<string, (seconds: number) => void>();
  const measureOf = (kind: string, status: number) => {
    const key = `${kind} ${status}`;
    const known = prepared.get(key);
    if (known) return known;
    const statusClass = `${Math.floor(status / 100)}xx`;
    const measure = metrics.prepare(
      'site_requests_total',
      { kind, status },
      'site_request_duration_seconds',
      {
        kind,
        status: statusClass,
      },
    );
    prepared.set(key, measure);
    return measure;
  };
  const measure = (path: string, status: number, began: number) =>
    measureOf(kindOf(path), status)((performance.now() - began) / 1000);
  return {
    answerDirectly(request, response) {
      const began = performance.now();
      const isAnswered = answerDirectly?.(request, response) ?? false;
      if (isAnswered) measure(request.url ?? '', response.statusCode, began);
      return isAnswered;
    },
    fetch(request, ...rest) {
      const began = performance.now();
      const measured = (response: Response) => {
        measure(getPath(request), response.status, began);
        return response;
      };
      const answer = fetch(request, ...rest);
      return answer instanceof Promise ? answer.then(measured) : measured(answer);
    },
  };
}

/** Counts and times each read of an upstream. */
export function measureReads(get: UpstreamGet, upstream: string, metrics: Metrics): UpstreamGet {
  return async (...asked) => {
    const began = performance.now();
    const end = (outcome: string) => {
      const labels = { upstream, outcome };
      metrics.count('site_upstream_reads_total', labels);
      metrics.time('site_upstream_read_duration_seconds', (performance.now() - began) / 1000, labels);
    };
    try {
      const answer = await get(...asked);
      end(OK);
      return answer;
    } catch (error) {
      end(error instanceof FeedError ? error.kind : 'unexpected');
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

function kindOf(path: string): string {
  if (path.startsWith('/functions/')) return 'function';
  if (path.startsWith('/embed/')) return 'embed';
  if (CALENDAR_PATHS.some((one) => one === path)) return 'calendar';
  if (['/healthz', '/readyz', '/metrics'].includes(path)) return 'health';
  if (path === REPORT_PATH) return 'report';
  if (path === COUNT_PATH) return 'count';
  if (path === REMINDERS_PATH || path.startsWith(`${REMINDERS_PATH}/`)) return 'function';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
