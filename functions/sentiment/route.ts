import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type InstrumentSymbol, SYMBOLS, sentimentRequestSchema } from '#contracts/sentiment.ts';
import { Refusal } from '../errors.ts';
import { readJson } from '../guards.ts';
import type { SentimentService } from './service.ts';

/** `POST /sentiment {symbol}` → SentimentResponse. */
export function sentimentRoute(service: SentimentService): Hono {
  return new Hono().post('/sentiment', async (c) => {
    const symbol = readSymbol(await readJson(c));
    return c.json(await service.answer(symbol));
  });
}

function readSymbol(body: unknown): InstrumentSymbol {
  const parsed = sentimentRequestSchema.safeParse(body);
  if (parsed.success) return parsed.data.symbol;
  const named = z.object({ symbol: z.string() }).safeParse(body);
  if (!named.success)
    throw new Refusal('unprocessable', 'The body must be {"symbol": "XAUUSD"} or another known symbol.');
  throw new Refusal('unknown_symbol', `Unknown symbol. Known ones: ${SYMBOLS.join(', ')}.`);
}
