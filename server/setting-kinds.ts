import * as z from 'zod';
import { isOn, ON_OFF, TAKES_ON_OFF } from '#contracts/on-off.ts';

export const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^-?\d+$/, `takes a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `takes a whole number from ${min} to ${max}`)
    .default(fallback);

export const onOff = (fallback: boolean) => z.enum(ON_OFF, TAKES_ON_OFF).transform(isOn).default(fallback);

export const httpUrl = (fallback: string) =>
  z
    .url({ protocol: /^https?$/, error: 'takes an http(s) address, such as https://host.example' })
    .transform((value) => value.replace(/\/+$/, ''))
    .default(fallback);

/** Whether it names a PostgreSQL database: `postgres:///name?host=/run/postgresql` is one too. */
export function isPostgresUrl(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

/** The host that an address names; empty for a text that is none, which has its own words. */
export function hostOf(address: string): string {
  return URL.parse(address)?.hostname ?? '';
}

/**
 * Whether the password and the figures go to a database on another machine without TLS, and no `sslmode` says that they may:
 * without one the driver uses no TLS.
 */
export function isUnencrypted(address: string): boolean {
  const url = URL.parse(address);
  const host = url?.searchParams.get('host') ?? url?.hostname ?? '';
  const isLocal = host === '' || host.startsWith('/') || /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);
  return !isLocal && !['sslmode', 'ssl'].some((name) => url?.searchParams.has(name));
}
