import * as z from 'zod/mini';

/** Every answer of the API; errors come with HTTP status 200. https://www.myfxbook.com/api */
export const envelopeSchema = z.object({
  error: z.boolean(),
  message: z.optional(z.nullable(z.string())),
});

/** The token may come percent-encoded; it is always plain ASCII. */
export const tokenSchema = z.string().check(z.regex(/^[\x21-\x7e]{1,500}$/));

export const loginSchema = z.object({ session: tokenSchema });

/** Rows are validated one by one later, so that a bad one does not drop the others. */
export const outlookSchema = z.object({ symbols: z.array(z.unknown()) });
