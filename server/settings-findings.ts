import type { Finding } from '#brand/doctor.ts';
import { readSettings, type Settings, StartRefused } from './env.ts';
import { isUnencrypted } from './setting-kinds.ts';
import { KEY_SETTINGS } from './sources/publishers.ts';
import { readsSentiment } from './sources/sentiment.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Every setting with which the site would not start: wrong values and misspelt names (A2). */
export function readForDoctor(env: Env, inFile: readonly string[]): Settings | readonly Finding[] {
  try {
    return readSettings(env, inFile);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    const [, ...lines] = error.message.split('\n');
    return lines.map((line) => {
      const [name = '', ...rest] = line.trim().split(' ');
      return { field: name, value: rest.join(' '), advice: 'correct it in .env or in the environment' };
    });
  }
}

/** What settings that are well-formed would do to a live site (A2). */
export function findRiskySettings(settings: Settings): Finding[] {
  const { DEMO_DATA, ALLOWED_ORIGINS, PUBLIC_BACKEND_URL } = settings;
  const { DATABASE_URL, CLOCK_OFFSET_S, OWNER_TOKEN, METRICS_TOKEN } = settings;
  const found = (isWrong: boolean, field: keyof Settings, value: string, advice: string): Finding[] =>
    isWrong ? [{ field, value, advice }] : [];
  return [
    ...found(
      DEMO_DATA && !readsSentiment(settings),
      'DEMO_DATA',
      'is on, and no account is set: VS-Traders shows invented shares to every visitor',
      'set MYFXBOOK_EMAIL and MYFXBOOK_PASSWORD, or DEMO_DATA=off',
    ),
    ...found(
      ALLOWED_ORIGINS.includes('*'),
      'ALLOWED_ORIGINS',
      'lets the pages of every site call the functions',
      'name the sites that may',
    ),
    ...ALLOWED_ORIGINS.filter((origin) => origin.startsWith('http:')).flatMap((origin) =>
      found(true, 'ALLOWED_ORIGINS', `${origin} is not encrypted`, 'name it with https'),
    ),
    ...found(
      PUBLIC_BACKEND_URL?.startsWith('http:') === true,
      'PUBLIC_BACKEND_URL',
      'is not encrypted: a browser blocks it on a page with https',
      'name it with https',
    ),
    ...found(
      DATABASE_URL !== undefined && isUnencrypted(DATABASE_URL),
      'DATABASE_URL',
      'reaches another machine without TLS',
      'add ?sslmode=verify-full, or ?sslmode=disable where the network between them is yours',
    ),
    ...found(
      CLOCK_OFFSET_S !== 0,
      'CLOCK_OFFSET_S',
      'shifts every time on the site',
      'remove it: it is for tests',
    ),
    ...found(
      OWNER_TOKEN !== undefined && OWNER_TOKEN === METRICS_TOKEN,
      'OWNER_TOKEN',
      'is that of METRICS_TOKEN, which a program sends',
      'give each its own',
    ),
  ];
}

/** Publishers that are not read because their free key is missing: the site says so itself. */
export function findMissingKeys(settings: Settings): Finding[] {
  if (!settings.SOURCE_OFFICIAL) return [];
  return (Object.keys(KEY_SETTINGS) as (keyof typeof KEY_SETTINGS)[])
    .filter((name) => settings[name] === undefined)
    .map((name) => ({
      field: name,
      value:
        name === 'BLS_KEY'
          ? 'not set: the changes that the BLS calculates are missing'
          : 'not set: its publisher is off',
      advice: 'register for the free keys you want (docs/upstreams.md, "Keys")',
    }));
}
