import { expect, test, vi } from 'vitest';
import { rememberingLog } from '#functions/testing/fixtures.ts';
import { logRefused } from './connections.ts';
import { createMetrics } from './metrics.ts';

test('K8 K9 counts every refused connection, and logs one a minute', async () => {
  const { log, lines } = rememberingLog();
  const metrics = createMetrics();
  vi.useFakeTimers();
  const refused = logRefused(log, metrics);
  for (let second = 0; second < 61; second += 1) {
    refused('peer');
    vi.advanceTimersByTime(1_000);
  }
  expect(lines.map(({ level, fields }) => [level, fields])).toEqual([
    ['warn', { limit: 'peer', refused: 1 }],
    ['warn', { limit: 'peer', refused: 59 }],
  ]);
  expect(await metrics.text()).toContain('site_connections_refused_total{limit="peer"} 61');
});
