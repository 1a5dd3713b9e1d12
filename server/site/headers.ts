import type { PackedFile } from './pack.ts';

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(self), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const;

const API_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer that is not a page (SPEC K9). */
export const plainSecurity: Readonly<Record<string, string>> = {
  ...COMMON,
  'Content-Security-Policy': API_CSP,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Headers of a page: scripts only from this site or by hash, data only from this site and the backend it was built for.
 * React writes `style` attributes, hence `style-src-attr`.
 */
export function pageSecurity(
  hashes: PackedFile['hashes'],
  backendOrigin: string | null,
): Record<string, string> {
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
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return { ...COMMON, 'Content-Security-Policy': policy.join('; ') };
}

/** Only meaningful, and only sent, where the visitor came over TLS. Two years, as the preload list asks. */
export const HSTS = 'max-age=63072000; includeSubDomains';
