import { Hono } from 'hono';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { HISTORY_DAYS } from '#contracts/sentiment-history.ts';
import { oneOf } from '../one-of.ts';
import type { HistoryQuery, HistoryService } from './history.ts';
import { historyCsv } from './history-csv.ts';

const DEFAULT_DAYS = '30';

/** `GET /sentiment/history?symbol&days[&format=csv]` → SentimentHistory, or every reading as a CSV file. */
export function historyRoute(service: HistoryService): Hono {
  return new Hono().get('/sentiment/history', async (c) => {
    const symbol = oneOf('symbol', c.req.query('symbol') ?? '', SYMBOLS, 'unknown_symbol');
    const days = oneOf('days', c.req.query('days') ?? DEFAULT_DAYS, HISTORY_DAYS, 'bad_request');
    const format = oneOf('format', c.req.query('format') ?? 'json', ['json', 'csv'], 'bad_request');
    const query: HistoryQuery = { symbol, days };
    if (format === 'json') return c.json(await service.answer(query));
    c.header('Content-Type', 'text/csv; charset=utf-8; header=present');
    c.header('Content-Disposition', `attachment; filename="sentiment-${symbol}-${days}-days.csv"`);
    return c.body(historyCsv(await service.readings(query)));
  });
}
