import { describe, expect, test } from 'vitest';
import { backend, FAULTS, kindsOf } from './backend.ts';

describe.concurrent.each(FAULTS)('K5 upstream fault: %s', (_name, order, kinds) => {
  test('K2 K3 L answers stored data with its label, whatever its upstream does, and logs the kind', async (context) => {
    const { upstreams, lines, advance, sentiment, events } = await backend(context);
    expect(await sentiment()).toMatchObject({ dataSource: 'live_api' });
    const before = await events();
    expect(before).toMatchObject({ error: null });
    upstreams.set(order);
    advance(2 * 3600);
    const [crowd, calendar] = await Promise.all([sentiment(), events()]);
    expect(crowd.dataSource).toBe('historical_fallback');
    expect(crowd.observedAt).not.toBeNull();
    expect(calendar.error?.code).toBe('stale');
    expect(calendar.events.length).toBe(before.events.length);
    expect(kindsOf(lines).size).toBeGreaterThan(0);
    for (const kind of kindsOf(lines)) expect(kinds).toContain(kind);
    expect(lines.length).toBeLessThanOrEqual(3);
  });

  test('K2 K3 L answers a labelled example and an empty calendar with its reason at the first start', async (context) => {
    const { sentiment, events } = await backend(context, order);
    const [crowd, calendar] = await Promise.all([sentiment(), events()]);
    expect(crowd).toMatchObject({ dataSource: 'error_fallback', observedAt: null });
    expect(calendar).toMatchObject({ events: [], error: { code: 'unavailable' } });
  });
});

describe('K2 accounts and sessions', () => {
  test('K2 renews a session that the upstream lost once', async (context) => {
    const { upstreams, advance, sentiment } = await backend(context);
    await sentiment();
    upstreams.set({ sessions: 'revoked' });
    advance(1300);
    expect(await sentiment()).toMatchObject({ dataSource: 'live_api' });
    expect(upstreams.calls().counts['/myfxbook/api/login.json']).toBe(2);
  });

  test('K2 stops after one new log-in when the session is refused again', async (context) => {
    const { upstreams, advance, sentiment } = await backend(context);
    await sentiment();
    upstreams.set({ kind: 'invalid-session' });
    advance(1300);
    expect(await sentiment()).toMatchObject({ dataSource: 'historical_fallback' });
    expect(upstreams.calls().counts['/myfxbook/api/login.json']).toBeLessThanOrEqual(2);
  });

  test.for(['locked', 'wrong-password'] as const)(
    'K2 sends no log-in for hours after the answer %s',
    async (kind, context) => {
      const { upstreams, advance, sentiment } = await backend(context);
      await sentiment();
      upstreams.set({ sessions: 'revoked' });
      upstreams.set({ kind });
      for (let round = 0; round < 6; round += 1) {
        advance(1300);
        expect(await sentiment()).toMatchObject({ dataSource: 'historical_fallback' });
      }
      expect(upstreams.calls().counts['/myfxbook/api/login.json']).toBe(2);
    },
  );
});
