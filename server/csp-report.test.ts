import { expect, test, vi } from 'vitest';
import { createCspReport } from './csp-report.ts';

function setUp(addressOf = () => 'visitor') {
  const lines: object[] = [];
  const log = { info: () => {}, warn: (fields: object) => void lines.push(fields), error: () => {} };
  const app = createCspReport({ log, addressOf });
  const post = (body: string, type = 'application/csp-report') =>
    app.request('/csp-report', { method: 'POST', body, headers: { 'content-type': type } });
  return { lines, post };
}

test('K9 logs a report as one line: directive, blocked origin, page without its query', async () => {
  const { lines, post } = setUp();
  const report = {
    'effective-directive': 'img-src',
    'blocked-uri': 'https://e.example/p?mail=a@b',
    'document-uri': 'https://s.example/blog?q=me',
  };
  const response = await post(JSON.stringify({ 'csp-report': report }));
  expect(response.status).toBe(204);
  expect(lines).toEqual([{ directive: 'img-src', blocked: 'https://e.example', page: '/blog' }]);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"a":1}'],
  ['null', 'null'],
  ['too large', `{"csp-report":{"blocked-uri":"${'x'.repeat(20_000)}"}}`],
])('K9 drops a report that is %s', async (_name, body) => {
  const { lines, post } = setUp();
  expect((await post(body)).status).toBe(204);
  expect(lines).toEqual([]);
});

test('K9 keeps made-up words of a report out of the log', async () => {
  const { lines, post } = setUp();
  const forged = {
    'effective-directive': 'a\n{"level":60}',
    'blocked-uri': 'javascript:\n"',
    'document-uri': 'x',
  };
  await post(JSON.stringify({ 'csp-report': forged }));
  expect(JSON.stringify(lines)).not.toMatch(/\\n|level/);
});

test('K9 reports of one address are limited', async () => {
  const { lines, post } = setUp();
  for (let count = 0; count < 50; count += 1) await post('{"csp-report":{"effective-directive":"img-src"}}');
  expect(lines).toHaveLength(20);
});

test('K9 writes 60 reports a minute when they come from many addresses, and then how many it left out', async () => {
  vi.useFakeTimers();
  let number = 0;
  const { lines, post } = setUp(() => `198.51.100.${number++}`);
  const report = '{"csp-report":{"effective-directive":"img-src"}}';
  for (let count = 0; count < 100; count += 1) expect((await post(report)).status).toBe(204);
  expect(lines).toHaveLength(60);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(60)).toEqual([{ directive: 'img-src', blocked: '', page: '', leftOut: 39 }]);
  await post(report);
  expect(lines).toHaveLength(62);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(62);
});
