/** Under which name the hosted platform keeps a session in local storage: that of the backend's first label. */
export function sessionKey(url: string): string {
  return `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
}
