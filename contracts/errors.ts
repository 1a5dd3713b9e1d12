import * as z from 'zod/mini';

/** Every error code of the functions, and its HTTP status (K7). */
export const ERROR_STATUS = {
  bad_request: 400,
  unknown_symbol: 400,
  unknown_scope: 400,
  unknown_source: 400,
  unknown_language: 400,
  unknown_kind: 400,
  unknown_country: 400,
  missing_key: 401,
  wrong_key: 401,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  timeout: 503,
  store_unavailable: 503,
  overloaded: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const errorBodySchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
export type ErrorBody = z.infer<typeof errorBodySchema>;
