import { Hono } from 'hono';
import { refuseUnknown } from '../one-of.ts';
import type { RatesService } from './service.ts';

/** `GET /reference-rates` → ReferenceRates. */
export function ratesRoute(service: Pick<RatesService, 'answer'>): Hono {
  return new Hono().get('/reference-rates', async (c) => {
    refuseUnknown(c, []);
    return c.json(await service.answer());
  });
}
