/**
 * What a settled call says about its HTTP status: "HTTP error! status: 503" for a response that is not OK or an error
 * that carries a status, null for anything else (J7).
 */
export function httpFailure(outcome: unknown): string | null {
  if (typeof outcome !== 'object' || outcome === null) return null;
  const { ok, status } = outcome as { readonly ok?: unknown; readonly status?: unknown };
  const hasFailed = ok === false || outcome instanceof Error;
  return hasFailed && typeof status === 'number' ? `HTTP error! status: ${status}` : null;
}
