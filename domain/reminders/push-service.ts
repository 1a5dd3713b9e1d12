/**
 * The push services of the browsers, by their own documents: only these are sent to, so that no
 * caller can make this server call another address. A name that begins with a dot means all hosts below it.
 */
const HOSTS = [
  // Chrome, Edge on Android, Opera, Samsung Internet: https://firebase.google.com/docs/cloud-messaging/concept-options
  'fcm.googleapis.com',
  // Firefox: https://mozilla-push-service.readthedocs.io/en/latest/
  'updates.push.services.mozilla.com',
  // Safari: https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers
  '.push.apple.com',
  // Edge on Windows: https://learn.microsoft.com/windows/apps/design/shell/tiles-and-notifications/firewall-allowlist-config
  '.notify.windows.com',
] as const;

/**
 * The address of an endpoint; null for one that may not be called: another host, another port, no https, a user name. `replay`
 * is the origin of a push service on this machine, for tests and the demo.
 */
export function pushEndpoint(endpoint: string, replay?: string): URL | null {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (replay !== undefined && url.origin === replay) return url;
  const isOwnPort = url.protocol === 'https:' && url.port === '';
  const host = url.hostname.toLowerCase();
  return isOwnPort && HOSTS.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one))
    ? url
    : null;
}
