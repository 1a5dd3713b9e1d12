import { Hono } from 'hono';
import { POSITIONING_SYMBOLS } from '#contracts/positioning.ts';
import { oneOf, refuseUnknown } from '../one-of.ts';
import type { PositioningService } from './service.ts';

/** `GET /positioning?symbol` → Positioning, of an instrument or of the Mexican peso ("MXN"). */
export function positioningRoute(service: PositioningService): Hono {
  return new Hono().get('/positioning', async (c) => {
    refuseUnknown(c, ['symbol']);
    const symbol = oneOf('symbol', c.req.query('symbol') ?? '', POSITIONING_SYMBOLS, 'unknown_symbol');
    return c.json(await service.answer(symbol));
  });
}
