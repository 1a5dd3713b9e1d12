import { createHmac, timingSafeEqual } from 'node:crypto';
import { OWNER_PATH } from '#contracts/count-path.ts';
import { OWNER_KEY, OWNER_S } from '#contracts/storage.ts';

/** Signs the owner in by a cookie that every instance with the same token knows (N17). */
export interface OwnerSession {
  /** Compares in constant time. */
  isToken(given: string): boolean;
  /** Whether a request's cookies hold a session that has not ended. */
  isOpen(cookies: string | undefined, now: Date): boolean;
  /** The cookie of a session that begins now. */
  open(now: Date, secure: boolean): string;
  close(secure: boolean): string;
}

/** Path of the page, with what is below it; the cookie goes nowhere else. */
const PLACE = `Path=${OWNER_PATH}; HttpOnly; SameSite=Strict`;

/** The cookie holds when it ends and a code of that by the token, and nothing of the token itself. */
export function ownerSession(token: string): OwnerSession {
  const codeOf = (text: string) => createHmac('sha256', token).update(text).digest();
  const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
  const cookie = (value: string, maxAgeS: number, secure: boolean) =>
    `${OWNER_KEY}=${value}; ${PLACE}; Max-Age=${maxAgeS}${secure ? '; Secure' : ''}`;
  return {
    isToken: (given) => isSame(codeOf(`token ${given}`), codeOf(`token ${token}`)),
    isOpen(cookies = '', now) {
      const [, end = '', code = ''] =
        new RegExp(`(?:^|;\\s*)${OWNER_KEY}=(\\d{13})\\.([\\w-]{43})(?:;|$)`).exec(cookies) ?? [];
      return Number(end) > now.getTime() && isSame(Buffer.from(code, 'base64url'), codeOf(`session ${end}`));
    },
    open(now, secure) {
      const end = String(now.getTime() + OWNER_S * 1000);
      return cookie(`${end}.${codeOf(`session ${end}`).toString('base64url')}`, OWNER_S, secure);
    },
    close: (secure) => cookie('', 0, secure),
  };
}
