import { brand } from '#brand/load.ts';
import { type EmbedVendor, shownEmbeds } from '#content/embeds.ts';
import type { PackedFile } from './pack.ts';

/** The address of browsers' policy reports; see `server/csp-report.ts`. */
export const REPORT_PATH = '/csp-report';

/** Device features that no page uses. `autoplay` has its own rule, for the players. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** The same on every answer, whatever it is (K9). */
export const COMMON: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions([]),
};

/** Headers of every answer that is not a page (K9). */
export const plainSecurity: Readonly<Record<string, string>> = {
  ...COMMON,
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** A worker that lives at the root of the site obeys the policy of its own file: it may ask this site, and nothing else. */
export const workerSecurity: Readonly<Record<string, string>> = {
  ...COMMON,
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/** Companies whose own frame a page may show after a click or with consent (D7, E6, F11, N3). */
const FRAMED: Readonly<Record<string, readonly EmbedVendor['id'][]>> = {
  '/': ['video'],
  '/fx-impact': ['calendarCommunity', 'calendarPortal'],
};
/** Pages that show our sandboxed pages below `/embed/`, where companies' scripts run. */
const FRAMES_OWN: ReadonlySet<string> = new Set(['/vs-traders', '/fx-impact']);

export interface Connections {
  /** Origin of the functions that the pages were built for; null: this origin. */
  readonly backend: string | null;
  /** Origins of the measuring script the owner added, which runs with consent only. */
  readonly analytics?: readonly string[];
}

/**
 * Headers of a page: scripts and styles only from this site or by their hash, no style attribute, data only from this site
 * and the backend it was built for, frames only from the companies named for the page. They come before the page's first
 * byte: what another directive already says is left out (`docs/decisions/`, 045).
 */
export function pageSecurity(
  { path, hashes }: Pick<PackedFile, 'path' | 'hashes'>,
  { backend, analytics = brand.analytics?.origins ?? [] }: Connections,
): Record<string, string> {
  const framed = originsOf(FRAMED[path] ?? []);
  const frames = [...(FRAMES_OWN.has(path) ? ["'self'"] : []), ...framed];
  const elsewhere = [...(backend ? [backend] : []), ...analytics];
  const policy = [
    "default-src 'self'",
    "object-src 'none'",
    directive('script-src', ["'self'", ...(hashes?.scripts ?? []), ...analytics]),
    directive('style-src', ["'self'", ...(hashes?.styles ?? [])]),
    "img-src 'self' data:",
    "worker-src 'self'",
    ...(elsewhere.length > 0 ? [directive('connect-src', ["'self'", ...elsewhere])] : []),
    directive('frame-src', frames),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default measuring worker',
    `report-uri ${REPORT_PATH}`,
  ];
  return {
    ...COMMON,
    'Permissions-Policy': permissions(path === '/' ? framed : []),
    'Content-Security-Policy': policy.join('; '),
  };
}

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`;
}

function originsOf(ids: readonly EmbedVendor['id'][]): string[] {
  return shownEmbeds(brand)
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ hosts }) => hosts.map((host) => `https://${host}`));
}

/** Device features of a page; players in its frames may also start by themselves. */
function permissions(players: readonly string[]): string {
  const refused = REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');
  return `autoplay=(${['self', ...players.map((origin) => `"${origin}"`)].join(' ')}), ${refused}`;
}

/** Sent only to visitors over TLS. Two years, without the owner's other subdomains. */
export const HSTS = 'max-age=63072000';
