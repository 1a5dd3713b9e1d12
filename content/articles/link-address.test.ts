import { expect, it } from 'vitest';
import { href } from '#content/routes.ts';
import { refuseAddress } from './link-address.ts';
import { isShownLink } from './prose-parts.ts';

it.each([
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:x',
  ],
  ...['data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'blob:https://a.example/x', 'tel:+52'],
  ...[
    'https://',
    'contacto',
    '../brand.json',
    '\\\\a.example',
    '',
    '//a.example',
    '/no-page',
    '/no-page?x#y',
  ],
])('N6 B26 no text links to %j', (address) => {
  expect(() => refuseAddress(address)).toThrow(/no text links to|no page has the path/);
  expect(() => isShownLink(address)).toThrow();
});

it.each([
  ...['https://a.example/x?y#z', 'http://a.example', 'mailto:a@b.example', '#part', '?lang=en'],
  ...['/', href('vip'), `${href('vip')}?utm_source=x#plans`],
])('N6 B26 a text links to %j', (address) => {
  expect(isShownLink(address)).toBe(true);
});
