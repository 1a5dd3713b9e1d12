import { PERIODS, type Period, sundayOfDate } from './period.ts';

/** What an address may say, in either language: one address serves both. */
const BY_HASH = new Map<string, Period>([
  ['#day', 'day'],
  ['#hoy', 'day'],
  ['#week', 'week'],
  ['#semana', 'week'],
  ['#next', 'next'],
  ['#proxima', 'next'],
]);
/** Says it where the hash is needed for a place on the page. */
export const SCOPE_PARAMETER = 'scope';
/** A week by a date in it: `#week=2026-11-15`. */
const OF_DATE = /^#(?:week|semana)=(.+)$/;

type Address = Pick<URL, 'search' | 'hash'>;

/** The period an address asks for, by its hash before its query; null when it names none (F1). */
export function scopeOfAddress({ search, hash }: Address): Period | null {
  const asked = new URLSearchParams(search).get(SCOPE_PARAMETER) ?? '';
  return ofHash(hash) ?? ofHash(`#${asked}`) ?? sundayOfDate(asked);
}

function ofHash(hash: string): Period | null {
  return BY_HASH.get(hash) ?? sundayOfDate(OF_DATE.exec(hash)?.[1] ?? '');
}

/** The hash that keeps a period in the address (F1). */
export function hashOfScope(period: Period): string {
  return PERIODS.some((named) => named === period) ? `#${period}` : `#week=${period}`;
}

/** Query and hash that keep a period: where the hash leads to a place on the page, the query says it (F1). */
export function addressOfScope({ search, hash }: Address, period: Period): string {
  const query = new URLSearchParams(search);
  if (period === 'day' || ofHash(hash) !== null) query.delete(SCOPE_PARAMETER);
  else query.set(SCOPE_PARAMETER, period);
  const text = query.toString().replaceAll('%2C', ',');
  return `${text && '?'}${text}${hash}`;
}
