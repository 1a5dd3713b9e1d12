import type { Scope } from '#contracts/events.ts';

/** What an address may say, in either language: one address serves both. */
const SCOPES_BY_HASH = new Map<string, Scope>([
  ['#day', 'day'],
  ['#hoy', 'day'],
  ['#week', 'week'],
  ['#semana', 'week'],
]);

/** The scope an address asks for; null when its hash is about something else (SPEC F1). */
export function scopeOfHash(hash: string): Scope | null {
  return SCOPES_BY_HASH.get(hash) ?? null;
}

/** The hash that keeps a scope in the address (SPEC F1). */
export function hashOfScope(scope: Scope): string {
  return `#${scope}`;
}
