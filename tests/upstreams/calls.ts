const KEPT = 1000;
const SECRETS = ['email', 'password', 'session', 'key', 'api_key', 'appId'];
const HEADERS = ['user-agent', 'accept', 'origin', 'if-none-match'] as const;

/** A token in the path: the one of INEGI. */
const PATH_SECRET = /(?<=\/BIE-BISE\/2\.0\/)[^/]+/;

/** One call an upstream received. Credentials in the query and in the path are replaced by "redacted". */
export interface Call {
  /** ISO 8601, UTC, by the server's clock. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Partial<Record<(typeof HEADERS)[number], string>>>;
  readonly fault: string | null;
}

export interface CallReport {
  /** Calls per path since the start or the last reset. */
  readonly counts: Readonly<Record<string, number>>;
  /** The latest 1000, oldest first. */
  readonly calls: readonly Call[];
}

function redacted(query: URLSearchParams): string {
  const shown = new URLSearchParams(query);
  for (const name of SECRETS) if (shown.has(name)) shown.set(name, 'redacted');
  return shown.toString();
}

export interface CallLog {
  add(
    call: Omit<Call, 'query' | 'headers'>,
    query: URLSearchParams,
    headers: NodeJS.Dict<string | string[]>,
  ): void;
  report(): CallReport;
  clear(): void;
}

export function createCallLog(): CallLog {
  let counts: Record<string, number> = {};
  let calls: Call[] = [];
  return {
    add(given, query, headers) {
      const call = { ...given, path: given.path.replace(PATH_SECRET, 'redacted') };
      counts[call.path] = (counts[call.path] ?? 0) + 1;
      const kept = HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
      calls = [...calls, { ...call, query: redacted(query), headers: Object.fromEntries(kept) }].slice(-KEPT);
    },
    report: () => ({ counts: { ...counts }, calls: [...calls] }),
    clear() {
      counts = {};
      calls = [];
    },
  };
}
