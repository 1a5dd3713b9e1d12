import { expect, test } from 'vitest';
import { rememberingLog } from '#functions/testing/fixtures.ts';
import { logRefused } from './connections.ts';
import { createMetrics } from './metrics.ts';

test('K8 K9 every refused connection is counted, and logged once a minute', async () => {
  const { log, lines } = rememberingLog();
  const metrics = createMetrics();
  let now = 0;
  const refused = logRefused(log, metrics, () => now);
  for (let second = 0; second < 61; second += 1) {
    now = second * 1000;
    refused('peer');
  }
  expect(lines.map(({ level, fields }) => [level, fields])).toEqual([
    ['warn', { limit: 'peer', refused: 1 }],
    ['warn', { limit: 'peer', refused: 60 }],
  ]);
  expect(await metrics.text()).toContain('site_connections_refused_total{limit="peer"} 61');
});
