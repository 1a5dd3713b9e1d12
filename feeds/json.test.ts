import { expect, test } from 'vitest';
import { parseJson } from './json.ts';

test.each([
  ['', 'malformed'],
  ['[{"title":"PPI', 'malformed'],
  [' <html>Just a moment</html>', 'challenge'],
])('K3 K5 throws a FeedError when the body is %j', (body, kind) => {
  expect(() => parseJson('boc', body)).toThrow(expect.objectContaining({ kind }));
});

test('K2 K8 keeps the body out of the error and its cause when it is not JSON', () => {
  const words = (error: unknown) => (error instanceof Error ? `${error.stack} ${String(error.cause)}` : '');
  try {
    parseJson('boc', 'token-hunter2');
    expect.unreachable();
  } catch (error) {
    expect(words(error)).toContain('not whole JSON');
    expect(words(error)).not.toContain('hunter2');
  }
});
