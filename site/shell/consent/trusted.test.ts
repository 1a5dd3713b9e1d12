import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { isHarmless, trustScript } from './trusted.ts';

const SIGN = '<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 20 4 L 4 20"/></svg>';
const LIBRARY = 'node_modules/vanilla-cookieconsent/dist/cookieconsent.esm.js';

test('N3 K9 accepts the library’s own icons', () => {
  expect(isHarmless(SIGN)).toBe(true);
  const paths = [...readFileSync(LIBRARY, 'utf8').matchAll(/'(M \d[MLCZ\d\s.]+)'/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(isHarmless(SIGN.replace('M 20 4 L 4 20', path ?? ''))).toBe(true);
});

test.each(['', 'Aceptar todo', 'a > b & c', '5 &lt; 6', '«Sí»\nno'])('N3 K9 accepts the text %j', (text) => {
  expect(isHarmless(text)).toBe(true);
});

test.each([
  '<',
  'a < b',
  '<b>x</b>',
  '<img src=x onerror=alert(1)>',
  `x${SIGN}`,
  `${SIGN}x`,
  `${SIGN}\n`,
  `${SIGN}<script>1</script>`,
  `<script>1</script>\n${SIGN}`,
  `\n${SIGN}`,
  SIGN.replace('1.5', ''),
  SIGN.replace('1.5', '1" onload="alert(1)'),
  SIGN.replace('<svg ', '<svg onload="alert(1)" '),
  SIGN.replace('M 20', 'M 20" onclick="alert(1)'),
  SIGN.replace('/></svg>', '/><script>1</script></svg>'),
  SIGN.replace('</svg>', '<path d="M 1"/></svg>'),
  SIGN.replace('<path', '<a href="javascript:1"><path'),
  SIGN.replace('24 24', '24 25'),
  SIGN.toUpperCase(),
])('N3 K9 rejects the markup %j', (html) => {
  expect(isHarmless(html)).toBe(false);
});

test('N3 K9 accepts only the one address of the analytics script', () => {
  let rule: (url: string) => string | null = () => null;
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_name: string, rules: { createScriptURL: typeof rule }) => {
      rule = rules.createScriptURL;
      return rules;
    },
  });
  expect(trustScript('https://cuenta.example/s.js')).toBe('https://cuenta.example/s.js');
  for (const near of [
    'https://cuenta.example/s.js?',
    'https://cuenta.example/s.jsx',
    '//cuenta.example/s.js',
    '',
  ])
    expect(rule(near)).toBeNull();
});
