import { readSettings, type Settings } from './env.ts';

/** Settings that a build writes into the pages. The server reads them too, and both must agree. */
const BUILT_IN = ['ANON_KEY', 'PUBLIC_BACKEND_URL', 'DEMO_DATA'] as const;

/** Their values in one spelling: a default that is named, or a slash at the end, changes nothing. */
export function builtInWords(settings: Settings): string {
  return JSON.stringify(Object.fromEntries(BUILT_IN.map((name) => [name, String(settings[name] ?? '')])));
}

/** The same of a build, which needs no other setting to be right. Throws StartRefused. */
export function builtInWordsOf(env: Readonly<Record<string, string | undefined>>): string {
  return builtInWords(readSettings(Object.fromEntries(BUILT_IN.map((name) => [name, env[name]]))));
}
