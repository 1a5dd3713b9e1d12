import { expect, it } from 'vitest';
import { isBot, isCounted, sourceOf } from './counted.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const IN_APP = `${IPHONE} Instagram 350.0.0.0 (iPhone15,2; iOS 18_1; es_MX)`;
const CUBOT = PHONE.replace('Pixel 8', 'CUBOT X30');

it.each([PHONE, IPHONE, IN_APP, CUBOT])('N17 counts a person with %s', (agent) => {
  expect(isBot(agent)).toBe(false);
});

it.each([
  undefined,
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'curl/8.5.0',
  'python-requests/2.32.3',
  'Go-http-client/2.0',
  'node',
])('N17 leaves out the program %s', (agent) => {
  expect(isBot(agent)).toBe(true);
});

const counted = (headers: Readonly<Record<string, string>>) =>
  isCounted((name) => ({ 'user-agent': PHONE, ...headers })[name as 'user-agent']);

it('N17 counts a request of a page of this site, also of a browser that does not say where it comes from', () => {
  expect([counted({}), counted({ 'sec-fetch-site': 'same-origin' }), counted({ dnt: '0' })]).toEqual([
    true,
    true,
    true,
  ]);
});

it.each([
  { 'sec-gpc': '1' },
  { dnt: '1' },
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'user-agent': 'curl/8.5.0' },
])('N17 does not count a request with %j', (headers) => {
  expect(counted(headers)).toBe(false);
});

it.each([
  ['', ''],
  ['?utm_source=', ''],
  ['?utm_source=Instagram', 'instagram'],
  ['?utm_source=boletin.2026-11', 'boletin.2026-11'],
  ['?utm_source=%3Cscript%3E', null],
  [`?utm_source=${'a'.repeat(41)}`, null],
  ['?utm_source=juan@correo.example', null],
])('N17 the tag of %s is %s', (search, source) => {
  expect(sourceOf(new URLSearchParams(search))).toBe(source);
});
