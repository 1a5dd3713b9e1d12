import { expect, test } from 'vitest';
import { pushEndpoint } from './push-service.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://fcm.googleapis.com/wp/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://FCM.googleapis.com:443/fcm/send/abc',
])('N16 takes the endpoint %s', (endpoint) => {
  expect(pushEndpoint(endpoint)).not.toBeNull();
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:password@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com.evil.example/',
  'https://notify.windows.com/',
  'https://fcm.googleapis.com./abc',
  'https://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:4321/owner',
  'https://[::1]/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'not an address',
  '',
])('N16 refuses the endpoint %s', (endpoint) => {
  expect(pushEndpoint(endpoint)).toBeNull();
  expect(pushEndpoint(endpoint, 'http://127.0.0.1:4620')).toBeNull();
});

test('N16 a replayed push service is taken only where the setting names it', () => {
  const endpoint = 'http://127.0.0.1:4620/push/one';
  expect(pushEndpoint(endpoint)).toBeNull();
  expect(pushEndpoint(endpoint, 'http://127.0.0.1:4620')?.href).toBe(endpoint);
  expect(pushEndpoint(endpoint, 'http://127.0.0.1:4621')).toBeNull();
});
