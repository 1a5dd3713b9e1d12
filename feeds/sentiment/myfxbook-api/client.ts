import * as z from 'zod/mini';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { parseJson } from '#feeds/json.ts';
import { FeedError } from '#feeds/ports.ts';

/** Every answer of the API; errors come with HTTP status 200. https://www.myfxbook.com/api */
const envelopeSchema = z.object({
  error: z.boolean(),
  message: z.optional(z.nullable(z.string())),
});

/** The token may come percent-encoded; it is always plain ASCII. */
const tokenSchema = z.string().check(z.regex(/^[\x21-\x7e]{1,500}$/));

const loginSchema = z.object({ session: tokenSchema });

/** Rows are validated one by one later, so that a bad one does not drop the others. */
const outlookSchema = z.object({ symbols: z.array(z.unknown()) });

export interface OutlookApiOptions {
  /** Without a slash at the end, e.g. "https://www.myfxbook.com". */
  readonly baseUrl: string;
  readonly email: string;
  readonly password: string;
  readonly get: UpstreamGet;
}

export interface OutlookApi {
  /** A session token. Throws FeedError, also `locked` and `auth`. */
  login(signal: AbortSignal): Promise<string>;
  /** The raw rows of all symbols; null when the session is invalid. Throws FeedError. */
  outlook(token: string, signal: AbortSignal): Promise<readonly unknown[] | null>;
}

const INVALID_SESSION = /^invalid session\.*$/i;
const MAX_MESSAGE = 200;
/** An error text is a sentence; more of it is not read. */
const MAX_READ = 2_000;

/** The two calls of https://www.myfxbook.com/api that we use. */
export function createOutlookApi({ baseUrl, email, password, get }: OutlookApiOptions): OutlookApi {
  const root = `${baseUrl}/api`;
  const ask = async (path: string, secrets: readonly string[], signal: AbortSignal) => {
    const { text } = await get(`${root}/${path}`, { signal, expect: 'json' });
    return { body: parseJson('myfxbook', text), secrets };
  };
  return {
    login: async (signal) => {
      const query = `email=${encodeURIComponent(email)}&password=${encodeURIComponent(password)}`;
      const { body, secrets } = await ask(`login.json?${query}`, [password, email], signal);
      const refusal = refusalIn(body);
      if (refusal !== null) throw refusalError(refusal, secrets);
      return parseAs(loginSchema, body).session;
    },
    outlook: async (token, signal) => {
      const query = `session=${sessionParam(token)}`;
      const { body, secrets } = await ask(
        `get-community-outlook.json?${query}`,
        [token, password, email],
        signal,
      );
      const refusal = refusalIn(body);
      if (refusal === null) return parseAs(outlookSchema, body).symbols;
      if (INVALID_SESSION.test(refusal.trim())) return null;
      throw refusalError(refusal, secrets);
    },
  };
}

/** The token may come percent-encoded; encoded twice it is an invalid session. */
function sessionParam(token: string): string {
  return encodeURIComponent(decoded(token));
}

function parseAs<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues[0]?.path.join('.') || 'the root';
  throw new FeedError('malformed', `myfxbook: the answer is not of the known shape, at ${at}`);
}

/** The message of an error with HTTP 200; null without an error. */
function refusalIn(body: unknown): string | null {
  const { error, message } = parseAs(envelopeSchema, body);
  return error ? readableStart(message ?? '') : null;
}

function refusalError(message: string, secrets: readonly string[]): FeedError {
  const reason = message.toLowerCase();
  if (reason.includes('max login attempts')) return new FeedError('locked', 'myfxbook: too many log-ins');
  if (reason.includes('wrong email/password'))
    return new FeedError('auth', 'myfxbook: wrong email or password');
  if (reason.includes('too many request'))
    return new FeedError('rate_limited', 'myfxbook: too many requests');
  return new FeedError('upstream_error', `myfxbook: ${scrub(message, secrets)}`);
}

/** The first words of a text: a word that is cut could be half a token, so it goes too. */
function readableStart(text: string): string {
  if (text.length <= MAX_READ) return text;
  return text.slice(0, MAX_READ).split(/\s/).slice(0, -1).join(' ');
}

/** A long word with a digit may be a session that was lost on its way to this site. */
const LONG_WORD = /\S{16,}/g;

/** Removes every spelling of a secret: a token comes percent-encoded, and may be repeated decoded. */
function scrub(message: string, secrets: readonly string[]): string {
  const spelled = secrets
    .flatMap((secret) => [secret, decoded(secret)])
    .flatMap((secret) => [encodeURIComponent(secret), secret])
    .filter(Boolean);
  const known = spelled.reduce((text, secret) => text.replaceAll(secret, '…'), message);
  return known.replace(LONG_WORD, (word) => (/\d/.test(word) ? '…' : word)).slice(0, MAX_MESSAGE);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
