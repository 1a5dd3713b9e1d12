import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:tls';
import type { Finding } from '#brand/doctor.ts';
import type { BrandValues } from '#brand/schema.ts';
import { EVENT_SOURCES } from '#contracts/events.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { createBackend } from '#site/lib/backend/client.ts';

const PATIENCE_MS = 10_000;
const DAY_MS = 24 * 60 * 60_000;
/** A certificate is renewed a month before its end: less than this is a renewal that failed. */
const CERTIFICATE_DAYS = 14;
/** A daily copy and two hours of delay. */
const BACKUP_MS = 26 * 60 * 60_000;
/** A header that every page has, and what a browser does without it. */
const HEADERS = {
  'strict-transport-security':
    'let the proxy send X-Forwarded-Proto: https, from an address in TRUSTED_PROXIES',
  'content-security-policy': 'let the proxy pass the site’s headers on',
  'x-content-type-options': 'let the proxy pass the site’s headers on',
} as const;

type LinkedBrand = Pick<
  BrandValues,
  'domain' | 'offers' | 'freeChannel' | 'simulator' | 'experienceHub' | 'socials'
>;

export interface LiveCheck {
  /** "https://example.org", or an address of this machine. */
  readonly origin: string;
  readonly brand: LinkedBrand;
  readonly anonKey: string;
  readonly now: Date;
  /** When the newest copy of the store was made; null when there is none, undefined when it is not asked for. */
  readonly backedUpAt?: Date | null;
  /** When the certificate of a host ends. Rejects where no certificate is valid for it. */
  readonly certificateEnd: (host: string) => Promise<Date>;
  readonly fetch?: typeof fetch;
}

/**
 * What a visitor, a search engine and the owner would miss at a running site. Each check asks the site itself; one that
 * cannot ask says so as a finding, so no finding means that everything was seen.
 */
export async function findLiveFaults(check: LiveCheck): Promise<readonly Finding[]> {
  const send = check.fetch ?? fetch;
  const ask = (address: string, init?: RequestInit) =>
    send(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init });
  const groups = await Promise.all(
    [findTls, findPages, findClosedPaths, findFigures, findDeadLinks].map((find) => find(check, ask)),
  );
  return [...groups.flat(), ...findOldBackup(check)];
}

type Ask = (address: string, init?: RequestInit) => Promise<Response>;

/** The finding, unless `see` resolves with nothing wrong. Its own failure is the finding's value. */
async function unless(
  field: string,
  advice: string,
  see: () => Promise<string | null>,
): Promise<readonly Finding[]> {
  const value = await see().catch((error: unknown) => reasonOf(error));
  return value === null ? [] : [{ field, value, advice }];
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & {
    readonly cause?: { readonly code?: string; message?: string };
  };
  return `no answer: ${cause?.code ?? cause?.message ?? message}`;
}

const isTls = (origin: string) => origin.startsWith('https:');

async function findTls({ origin, now, certificateEnd }: LiveCheck, ask: Ask): Promise<readonly Finding[]> {
  const { host, hostname } = new URL(origin);
  if (!isTls(origin)) {
    const advice = 'put a proxy with TLS in front (docs/go-live.md)';
    return [{ field: origin, value: 'no TLS: browsers mark the page as not secure', advice }];
  }
  const leadsHere = async (address: string) => {
    const answer = await ask(address);
    const to = answer.headers.get('location');
    if (to !== null && new URL(to, address).origin === origin) return null;
    return to === null ? `answers ${answer.status} itself` : `leads to ${to}`;
  };
  const checks = [
    unless('certificate', 'renew it, and see why the renewal did not run', async () => {
      const days = Math.floor(((await certificateEnd(hostname)).getTime() - now.getTime()) / DAY_MS);
      return days >= CERTIFICATE_DAYS ? null : `ends in ${days} days`;
    }),
    unless(`http://${host}/`, 'let it lead to https (deploy/nginx, deploy/caddy)', () =>
      leadsHere(`http://${host}/`),
    ),
  ];
  if (!hostname.startsWith('www.'))
    checks.push(
      unless(`https://www.${host}/`, 'a DNS record and a certificate for it too, and let it lead here', () =>
        leadsHere(`https://www.${host}/`),
      ),
    );
  return (await Promise.all(checks)).flat();
}

async function findPages({ origin, brand }: LiveCheck, ask: Ask): Promise<readonly Finding[]> {
  const textOf = async (path: string) => {
    const answer = await ask(origin + path);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return { answer, text: await answer.text() };
  };
  const own = `https://${brand.domain}`;
  const checks = [
    unless(
      '/',
      'the pages were built for another domain: set domain in brand/brand.json and build',
      async () => {
        const { text } = await textOf('/');
        const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
        if (canonical === undefined) return 'names no address of its own: is it this site?';
        return new URL(canonical).origin === own && (!isTls(origin) || origin === own)
          ? null
          : `says that its address is ${new URL(canonical).origin}`;
      },
    ),
    ...Object.entries(HEADERS).map(([name, advice]) =>
      unless(`header ${name}`, advice, async () => {
        const { answer } = await textOf('/');
        if (name === 'strict-transport-security' && !isTls(origin)) return null;
        return answer.headers.has(name) ? null : 'is missing';
      }),
    ),
    unless('/robots.txt', 'let search engines in, or no one finds the site', async () => {
      const { text } = await textOf('/robots.txt');
      return /^disallow:\s*\/\s*$/im.test(text) ? 'keeps every search engine out' : null;
    }),
    unless('/sitemap.xml', 'set domain in brand/brand.json and build', async () => {
      const { text } = await textOf('/sitemap.xml');
      const others = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].filter(
        ([, address = '']) => new URL(address).origin !== own,
      );
      if (!text.includes('<loc>')) return 'names no page';
      return others.length === 0 ? null : `names ${others.length} addresses of another domain`;
    }),
    unless(
      'a path that does not exist',
      'let the proxy pass 404 on: search engines keep such pages',
      async () => {
        const { status } = await ask(`${origin}/no-such-page`);
        return status === 404 ? null : `answers ${status}`;
      },
    ),
  ];
  return (await Promise.all(checks)).flat();
}

/** What is for operators alone; a site of this machine has it open. */
async function findClosedPaths({ origin }: LiveCheck, ask: Ask): Promise<readonly Finding[]> {
  const health = unless('/healthz', 'see the log and docs/operations.md, "Instances"', async () => {
    const { status } = await ask(`${origin}/healthz`);
    return status === 200 ? null : `answers ${status}`;
  });
  const inside = isTls(origin) ? ['/metrics', '/readyz'] : [];
  const closed = inside.map((path) =>
    unless(path, 'let the proxy answer 404: it is for operators', async () => {
      const { status } = await ask(origin + path);
      return status === 404 ? null : `is open to everybody (${status})`;
    }),
  );
  return (await Promise.all([health, ...closed])).flat();
}

async function findFigures({ origin, anonKey, fetch: send }: LiveCheck, _: Ask): Promise<readonly Finding[]> {
  const backend = createBackend({ url: origin, anonKey }, { ...(send && { fetch: send }), session: null });
  const checks = [
    unless(
      'VS-Traders',
      'set MYFXBOOK_EMAIL and MYFXBOOK_PASSWORD; /readyz says what failed. Without an account, DEMO_DATA=off keeps invented figures away',
      async () => {
        const answers = await Promise.all(SYMBOLS.map((symbol) => backend.sentiment(symbol)));
        const missing = answers.filter(({ dataSource }) => dataSource === 'error_fallback');
        if (missing.length === 0) return null;
        const shown = missing.some(({ entry }) => entry !== null)
          ? 'show invented figures'
          : 'have no figure';
        return `${missing.length} of ${SYMBOLS.length} instruments ${shown}`;
      },
    ),
    unless('FX-Impact', '/readyz says which upstream failed, and why', async () => {
      const { error } = await backend.events({ scope: 'week', source: EVENT_SOURCES[0], lang: 'en' });
      return error === null ? null : error.message;
    }),
  ];
  return (await Promise.all(checks)).flat();
}

/** Every address outside that a visitor is sent to. A host that only refuses to answer HEAD is there. */
async function findDeadLinks({ brand }: LiveCheck, ask: Ask): Promise<readonly Finding[]> {
  const { offers, freeChannel, simulator, experienceHub, socials } = brand;
  const links: readonly (readonly [string, string | undefined])[] = [
    ...offers.flatMap(
      ({ id, checkout, second }) =>
        [
          [`offers.${id}.checkout`, checkout],
          [`offers.${id}.second.url`, second?.url],
        ] as const,
    ),
    ['freeChannel', freeChannel],
    ['simulator', simulator],
    ['experienceHub', experienceHub],
    ...socials.map(({ kind, url }) => [`socials.${kind}`, url] as const),
  ];
  const groups = await Promise.all(
    links.map(([field, url]) =>
      url === undefined
        ? []
        : unless(field, 'correct the address in brand/', async () => {
            const { status } = await ask(url, { method: 'HEAD', redirect: 'follow' });
            return status === 404 || status === 410 || status >= 500 ? `${url} answers ${status}` : null;
          }),
    ),
  );
  return groups.flat();
}

function findOldBackup({ backedUpAt, now }: LiveCheck): readonly Finding[] {
  if (backedUpAt === undefined) return [];
  const advice = 'see why aureo-backup.timer did not run (docs/go-live.md)';
  if (backedUpAt === null) return [{ field: 'backup', value: 'there is no copy', advice }];
  const hours = Math.floor((now.getTime() - backedUpAt.getTime()) / 3_600_000);
  if (hours * 3_600_000 <= BACKUP_MS) return [];
  return [{ field: 'backup', value: `the newest copy is ${hours} hours old`, advice }];
}

/** When the TLS certificate that `host` shows ends. Rejects where it is not valid for that host. */
export async function certificateEnd(host: string): Promise<Date> {
  const socket = connect({ host, port: 443, servername: host, timeout: PATIENCE_MS });
  try {
    await Promise.race([
      once(socket, 'secureConnect'),
      once(socket, 'timeout').then(() => Promise.reject(new Error('no answer in ten seconds'))),
    ]);
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

/** When the newest file of a folder was written; null when the folder has none or is not there. */
export async function newestFile(folder: string): Promise<Date | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const times = await Promise.all(files.map(async ({ name }) => (await stat(join(folder, name))).mtimeMs));
  return times.length === 0 ? null : new Date(Math.max(...times));
}
