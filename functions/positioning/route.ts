import { Hono } from 'hono';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { oneOf } from '../one-of.ts';
import type { PositioningService } from './service.ts';

/** `GET /positioning?symbol` → Positioning. */
export function positioningRoute(service: PositioningService): Hono {
  return new Hono().get('/positioning', async (c) => {
    const symbol = oneOf('symbol', c.req.query('symbol') ?? '', SYMBOLS, 'unknown_symbol');
    return c.json(await service.answer(symbol));
  });
}
