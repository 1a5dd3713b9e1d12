import { brandOrigin } from '#brand/routes.ts';
import type { BrandValues } from '#brand/schema.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Days for which a copy of the file is valid; each answer starts again. */
const VALID_DAYS = 180;

/** How to report a weakness (RFC 9116), from the brand. */
export function securityTxt({ email, domain }: Pick<BrandValues, 'email' | 'domain'>, now: Date): string {
  const day = new Date(now.getTime() + VALID_DAYS * 86_400_000).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${day}T00:00:00.000Z`,
    'Preferred-Languages: es, en',
    `Canonical: ${brandOrigin(domain)}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n');
}
