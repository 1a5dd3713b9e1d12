import type { IncomingHttpHeaders } from 'node:http';
import type { CalendarState } from './calendar.ts';
import type { SymbolState } from './outlook.ts';

/** One request as the upstreams see it. */
export interface Ask {
  readonly path: string;
  readonly query: URLSearchParams;
  /** "" without one. */
  readonly body: string;
  /** Names in small letters. */
  readonly headers: IncomingHttpHeaders;
}

export interface World extends CalendarState {
  readonly symbols: ReadonlyMap<string, SymbolState>;
  /** How many times smaller the price indices of the BLS are after a new base year; 1 before it. */
  readonly rebasedBy: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function answer(type: string, body: string, status = 200): Answer {
  return { status, headers: { 'content-type': type }, body };
}

export function json(value: unknown, status = 200): Answer {
  return answer('application/json;charset=UTF-8', JSON.stringify(value), status);
}

export function html(body: string, status = 200): Answer {
  return answer('text/html;charset=UTF-8', body, status);
}
