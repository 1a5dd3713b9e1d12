import { SCOPES, type Scope } from '#contracts/events.ts';

/** What an address may say, in either language: one address serves both. */
const SCOPES_BY_HASH = new Map<string, Scope>([
  ['#day', 'day'],
  ['#hoy', 'day'],
  ['#week', 'week'],
  ['#semana', 'week'],
]);
/** Says it where the hash is needed for a place on the page. */
const PARAMETER = 'scope';

type Address = Pick<URL, 'search' | 'hash'>;

/** The scope an address asks for, by its hash before its query; null when it names none (F1). */
export function scopeOfAddress({ search, hash }: Address): Scope | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return SCOPES_BY_HASH.get(hash) ?? SCOPES.find((scope) => scope === asked) ?? null;
}

/** The hash that keeps a scope in the address (F1). */
export function hashOfScope(scope: Scope): string {
  return `#${scope}`;
}

/** Query and hash that keep a scope: where the hash leads to a place on the page, the query says a week (F1). */
export function addressOfScope({ search, hash }: Address, scope: Scope): string {
  const query = new URLSearchParams(search);
  if (scope === 'day' || SCOPES_BY_HASH.has(hash)) query.delete(PARAMETER);
  else query.set(PARAMETER, scope);
  const text = query.toString().replaceAll('%2C', ',');
  return `${text && '?'}${text}${hash}`;
}
