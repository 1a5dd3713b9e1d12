import { type Context, Hono } from 'hono';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { HISTORY_DAYS } from '#contracts/sentiment-history.ts';
import { isKnownTag } from '../known-tag.ts';
import { oneOf, refuseUnknown } from '../one-of.ts';
import { sendFile, weakTag } from '../ready-file.ts';
import type { HistoryQuery, HistoryService } from './history.ts';

const DEFAULT_DAYS = '30';
/** A client may store it, but must revalidate it each time. */
const REVALIDATE = 'private, no-cache';

/**
 * `GET /sentiment/history?symbol&days[&format=csv]` → SentimentHistory, or every snapshot as a CSV file; and
 * `GET /sentiment/board` → SentimentBoard. All with an ETag.
 */
export function historyRoute(service: HistoryService): Hono {
  return new Hono()
    .get('/sentiment/history', async (c) => {
      refuseUnknown(c, ['symbol', 'days', 'format']);
      const symbol = oneOf('symbol', c.req.query('symbol') ?? '', SYMBOLS, 'unknown_symbol');
      const days = oneOf('days', c.req.query('days') ?? DEFAULT_DAYS, HISTORY_DAYS, 'bad_request');
      const format = oneOf('format', c.req.query('format') ?? 'json', ['json', 'csv'], 'bad_request');
      const query: HistoryQuery = { symbol, days };
      if (format === 'csv')
        return sendFile(c, await service.csv(query), {
          'Cache-Control': REVALIDATE,
          'Content-Type': 'text/csv; charset=utf-8; header=present',
          'Content-Disposition': `attachment; filename="sentiment-${symbol}-${days}-days.csv"`,
        });
      const history = await service.answer(query);
      // There is one answer per version, so its time names the version.
      return ifChanged(c, weakTag(`${symbol} ${days} ${history.generatedAt}`), () => c.json(history));
    })
    .get('/sentiment/board', async (c) => {
      refuseUnknown(c, []);
      const board = await service.board();
      return ifChanged(c, weakTag(`board ${board.generatedAt}`), () => c.json(board));
    });
}

/** Answers 304 to a client that has this version already. */
function ifChanged(c: Context, etag: string, answer: () => Response): Response {
  c.header('ETag', etag);
  c.header('Cache-Control', REVALIDATE);
  return isKnownTag(c.req.header('if-none-match') ?? '', etag) ? c.body(null, 304) : answer();
}
