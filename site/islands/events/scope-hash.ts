import type { Scope } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';

const WEEK_HASH = { es: '#semana', en: '#week' } as const;
const DAY_HASH = { es: '#hoy', en: '#today' } as const;

/** The scope an address asks for, in either language; null when its hash is about something else (SPEC F1). */
export function scopeOfHash(hash: string): Scope | null {
  if (Object.values<string>(WEEK_HASH).includes(hash)) return 'week';
  return Object.values<string>(DAY_HASH).includes(hash) ? 'day' : null;
}

/** The hash that keeps a scope in the address, in the reader's language (SPEC F1). */
export function hashOfScope(scope: Scope, locale: Locale): string {
  return scope === 'week' ? WEEK_HASH[locale] : DAY_HASH[locale];
}
