/**
 * The key of a session in local storage, as the hosted platform names it: by the first label of the backend's host.
 */
export function sessionKey(url: string): string {
  return `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
}
