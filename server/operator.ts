import type { Context } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';

/** Whether a request carries the token of METRICS_TOKEN as `Authorization: Bearer <token>`; false without the setting. */
export async function isOperator(c: Context, token: string | undefined): Promise<boolean> {
  const given = /^Bearer +(\S{1,512})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  return Boolean(token && given && (await timingSafeEqual(given, token)));
}
