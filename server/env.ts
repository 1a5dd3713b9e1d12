import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { hostOf, httpUrl, isPostgresUrl, onOff, wholeNumber } from './setting-kinds.ts';
import { forEachUpstream } from './sources/addresses.ts';
import { OFFICIAL_SETTINGS } from './sources/official.ts';
import { PUSH_SETTINGS, pushMistakes } from './sources/push.ts';
import { OUTLOOK_S, SENTIMENT_SETTINGS, sentimentMistakes } from './sources/sentiment.ts';
import { misspeltSettings } from './unknown-settings.ts';
import { isProxyName } from './visitor.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const list = (isEntry: (entry: string) => boolean, takes: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every(isEntry), takes);

const isOrigin = (entry: string) => entry === '*' || URL.parse(entry)?.origin === entry;

const isRealExport = (address: string) => /(^|\.)faireconomy\.media\.?$/.test(hostOf(address));

/** Nothing but scheme, host, port and path. */
function isBare(address: string): boolean {
  const url = URL.parse(address);
  // Another mistake, which has its own words.
  if (url === null) return true;
  const { username, password, search, hash } = url;
  return [username, password, search, hash].every((part) => part === '');
}

const settings = z
  .object({
    PORT: wholeNumber(0, 65535, 4321),
    HOST: z.string().min(1, 'takes a host name or address').default('127.0.0.1'),
    LISTEN_FDS: wholeNumber(0, 1, 0),
    DATA_DIR: z.string().min(1, 'takes a folder').default('./data'),
    DATABASE_URL: z
      .string()
      .refine(
        isPostgresUrl,
        'takes an address such as postgres://user:password@host:5432/database; without it, the SQLite file in DATA_DIR is used',
      )
      .optional(),
    ANON_KEY: z
      .string()
      .regex(/^[\w.-]{8,512}$/, 'takes 8 to 512 letters, digits, ".", "_" or "-"')
      .default(ANON_KEY),
    PUBLIC_BACKEND_URL: httpUrl('')
      .refine(isBare, 'takes an address without user, query and fragment: it is published in every page')
      .optional(),
    ALLOWED_ORIGINS: list(
      isOrigin,
      'takes origins such as https://site.example, parted by commas, or "*"',
    ).default([]),
    TRUSTED_PROXIES: list(
      (entry) => entry === 'none' || isProxyName(entry),
      'takes addresses or networks such as 10.0.0.0/8 parted by commas, "loopback" for this machine, or "none"',
    ).default(['loopback']),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{16,512}$/, 'takes 16 to 512 letters, digits or any of "._~+/=-"')
      .optional(),
    OWNER_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{16,512}$/, 'takes 16 to 512 letters, digits or any of "._~+/=-"')
      .optional(),
    ...PUSH_SETTINGS,
    MAX_LOOP_DELAY_MS: wholeNumber(5, 10_000, 10),
    LOG_LEVEL: z.enum(LOG_LEVELS, `takes one of ${LOG_LEVELS.join(', ')}`).default('info'),
    ACCESS_LOG: onOff(false),
    ...SENTIMENT_SETTINGS,
    ...OFFICIAL_SETTINGS,
    ...forEachUpstream(({ url }) => httpUrl(url)),
    SOURCE_TRADINGVIEW: onOff(false),
    SOURCE_INVESTING: onOff(false),
    REFRESH_SENTIMENT_S: wholeNumber(1, 86_400, OUTLOOK_S),
    REFRESH_EVENTS_S: wholeNumber(1, 86_400, 3600),
    DEMO_DATA: onOff(true),
    FIGURES_IN_PAGES: onOff(true),
    SERVICE_WORKER: onOff(true),
    CLOCK_OFFSET_S: wholeNumber(-315_360_000, 315_360_000, 0),
  })
  .refine(
    ({ ACCESS_LOG, LOG_LEVEL }) => !ACCESS_LOG || LOG_LEVELS.indexOf(LOG_LEVEL) <= LOG_LEVELS.indexOf('info'),
    {
      path: ['ACCESS_LOG'],
      error: 'writes lines of level info: set LOG_LEVEL to info, debug or trace too',
    },
  )
  .superRefine((env, context) => {
    for (const { setting, mistake } of [...sentimentMistakes(env), ...pushMistakes(env)])
      context.addIssue({ code: 'custom', path: [setting], message: mistake });
  })
  // The export allows about two downloads in five minutes and blocks clients that take more.
  .refine((env) => env.REFRESH_EVENTS_S >= 300 || !isRealExport(env.UPSTREAM_FOREXFACTORY_URL), {
    path: ['REFRESH_EVENTS_S'],
    error: 'takes at least 300 while the real weekly calendar is read',
  });

export type Settings = z.infer<typeof settings>;

export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** A start that cannot continue; its message is in plain words and is shown without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** Settings whose value may be repeated on the screen; addresses and credentials may hold secrets. */
const HARMLESS =
  /^(PORT|HOST|LISTEN_FDS|DATA_DIR|ALLOWED_ORIGINS|TRUSTED_PROXIES|MAX_LOOP_DELAY_MS|LOG_LEVEL|ACCESS_LOG|SCRAPE_OUTLOOK|DEMO_DATA|SERVICE_WORKER|CLOCK_OFFSET_S|SOURCE_\w+|REFRESH_\w+)$/;

/**
 * Reads the settings once; throws StartRefused, which names every mistake and what the setting takes. Empty counts as not
 * set. `inFile` are the names in `.env`, in which every name must be a setting.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  inFile: readonly string[] = [],
): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const misspelt = misspeltSettings(Object.keys(given), inFile, SETTING_NAMES);
  const parsed = settings.safeParse(given);
  if (parsed.success && misspelt.length === 0)
    return { ...parsed.data, DATA_DIR: absolute(parsed.data.DATA_DIR) };
  const bad = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    const shown =
      HARMLESS.test(name) && given[name] !== undefined ? ` (here: ${JSON.stringify(given[name])})` : '';
    return `  ${name} ${message}${shown}`;
  });
  const lines = [...new Set([...bad, ...misspelt])];
  throw new StartRefused(`These settings cannot be used (environment or .env):\n${lines.join('\n')}`);
}

function absolute(folder: string): string {
  return isAbsolute(folder) ? folder : resolve(folder);
}
