import { type Call, spellingsOf } from './call.ts';

const MAX_DEPTH = 4;

/**
 * A copy of `cause` that is safe to log: name, code and message, and the same of its own causes. The message is dropped
 * when it repeats a part of the query, the user info, the body, the sent headers or the key, because those may be credentials.
 */
export function redactCause(cause: unknown, call: Pick<Call, 'url' | 'request'>): Error {
  return copyError(cause, secretsOf(call), MAX_DEPTH);
}

function copyError(cause: unknown, secrets: readonly string[], depth: number): Error {
  const source = cause instanceof Error ? cause : new Error(String(cause));
  const inner = source.cause === undefined || depth === 1 ? undefined : source.cause;
  const copy = new Error(
    tells(source.message, secrets) ? '(withheld: repeats the request)' : source.message,
    inner === undefined ? undefined : { cause: copyError(inner, secrets, depth - 1) },
  );
  copy.name = source.name;
  const code = codeOf(source);
  return code === undefined ? copy : Object.assign(copy, { code });
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function tells(message: string, secrets: readonly string[]): boolean {
  return secrets.some((secret) => message.includes(secret));
}

/** Every spelling in which a part of the request may occur in a message. */
function secretsOf({ url, request }: Pick<Call, 'url' | 'request'>): string[] {
  const asSent = url.search.slice(1).split('&');
  const spelled = [
    ...asSent,
    ...asSent.map((pair) => pair.slice(pair.indexOf('=') + 1)),
    ...url.searchParams.values(),
    url.username,
    url.password,
    request.body ?? '',
    ...Object.values(request.headers ?? {}),
    ...spellingsOf(request),
  ];
  return spelled
    .flatMap((text) => [text, encodeURIComponent(text.toWellFormed())])
    .filter((text) => text !== '');
}
