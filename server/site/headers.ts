import { video } from '#content/video.ts';
import type { PackedFile } from './pack.ts';

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissions([]),
} as const;

const API_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer that is not a page (SPEC K9). */
export const plainSecurity: Readonly<Record<string, string>> = {
  ...COMMON,
  'Content-Security-Policy': API_CSP,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Origins that the page of an address may show in a frame, each only after a click or with consent (SPEC D7, N3). */
const FRAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['/', video.id === null ? [] : [`https://${video.host}`]],
]);

/**
 * Headers of a page: scripts only from this site or by hash, data only from this site and the backend it was built for,
 * frames only from the hosts named for it. React writes `style` attributes, hence `style-src-attr`.
 */
export function pageSecurity(
  { path, hashes }: Pick<PackedFile, 'path' | 'hashes'>,
  backendOrigin: string | null,
): Record<string, string> {
  const frames = FRAMES.get(path) ?? [];
  const scripts = hashes?.scripts ?? [];
  const styles = hashes?.styles ?? [];
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...(backendOrigin ? [backendOrigin] : [])].join(' ')}`,
    "manifest-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    ...COMMON,
    'Permissions-Policy': permissions(frames),
    'Content-Security-Policy': policy.join('; '),
  };
}

/** What a page may ask of the device; the frames it names may also start a video by themselves. */
function permissions(frames: readonly string[]): string {
  const players = ['self', ...frames.map((origin) => `"${origin}"`)].join(' ');
  return `accelerometer=(), autoplay=(${players}), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()`;
}

/** Only meaningful, and only sent, where the visitor came over TLS. Two years; the owner's other subdomains are not ours to bind. */
export const HSTS = 'max-age=63072000';
