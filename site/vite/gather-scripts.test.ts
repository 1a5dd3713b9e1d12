import { expect, test } from 'vitest';
import { gatherScripts } from './gather-scripts.ts';

const page = (body: string) =>
  `<html><head><script>theme()</script></head><body class="a">${body}</body></html>`;

test('K9 the first scripts of the body become one, those after them one module at its end, in order', () => {
  const html = page(
    '<p>a</p><script>one()</script> <script>two();\n</script><p>b</p><script>three()</script><p>c</p><script type="module">four()</script>',
  );
  expect(gatherScripts(html)).toBe(
    page(
      '<p>a</p><script>one();two();</script><p>b</p><p>c</p><script type="module">(()=>{three()})();(()=>{four()})();</script>',
    ),
  );
});

test('K9 data, files and scripts with an attribute of their own stay where they are', () => {
  const html = page(
    '<script>one()</script><p>a</p><script data-here>two()</script><script type="application/json">{}</script><script src="/a.js"></script><p>b</p>',
  );
  expect(gatherScripts(html)).toBe(html);
});

test('K9 a page without scripts in its body stays as it is', () => {
  expect(gatherScripts(page('<p>a</p>'))).toBe(page('<p>a</p>'));
  expect(gatherScripts('<p>part</p>')).toBe('<p>part</p>');
});
