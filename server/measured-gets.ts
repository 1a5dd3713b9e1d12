import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { createUpstreamGet, type GetFor } from '#feeds/http/get.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import type { Activity } from './activity.ts';
import { measureReads } from './measure.ts';
import type { Metrics } from './metrics.ts';

export interface Stopping {
  readonly activity: Activity;
  readonly signal: AbortSignal;
}

/** Gets with the site's user agent, measured, and stopped with the server. */
export function measuredGets(metrics: Metrics, stopping?: Stopping): GetFor {
  const userAgent = `${brand.slug}/1.0 (+${brandOrigin(brand.domain)})`;
  return (upstream, limits = {}, takeCall) => {
    const send = createUpstreamGet({ upstream, limits, userAgent, takeCall });
    const get = measureReads(send, upstream, metrics);
    return stopping ? stoppable(get, stopping) : get;
  };
}

function stoppable(get: UpstreamGet, { activity, signal: stop }: Stopping): UpstreamGet {
  return (url, request) =>
    activity.track(get(url, { ...request, signal: AbortSignal.any([request.signal, stop]) }));
}
