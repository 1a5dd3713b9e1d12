import { expect, test } from 'vitest';
import type { KeptFile, KeptFiles } from '#contracts/kept-files.ts';
import { FeedError } from '#feeds/ports.ts';
import { createConditionalRead } from './conditional.ts';
import type { UpstreamAnswer, UpstreamGet, UpstreamRequest } from './port.ts';

const URL_A = 'https://feed.example/a?secret=hunter2';
const NOW = '2026-10-14T12:00:00.000Z';
const signal = new AbortController().signal;
const good: UpstreamAnswer = {
  text: '{"a":1}',
  validators: { etag: '"v1"', lastModified: 'Wed, 14 Oct 2026' },
};
const unchanged: UpstreamAnswer = { text: null, validators: {} };
const keptA: KeptFile = { url: URL_A, etag: '"v0"', text: '{"a":0}', readAt: NOW };

/** Reads "a" from an upstream with these answers, in order. `kept` survives between calls. */
function setUp(kept: Map<string, KeptFile>, broken: Partial<KeptFiles> = {}) {
  const requests: UpstreamRequest[] = [];
  const files: KeptFiles = {
    readFile: async (name) => kept.get(name) ?? null,
    writeFile: async (name, file) => void kept.set(name, file),
    ...broken,
  };
  return {
    requests,
    read: (answer: UpstreamAnswer, url = URL_A) => {
      const get: UpstreamGet = async (_url, request) => {
        requests.push(request);
        return answer;
      };
      const file = { name: 'a', url, expect: 'json', parse: parseStrictly } as const;
      return createConditionalRead(get, { files, clock: () => new Date(NOW) })(file, signal);
    },
  };
}

function parseStrictly(text: string): unknown {
  if (!text.startsWith('{')) throw new FeedError('malformed', 'not an object');
  return JSON.parse(text);
}

const failing = () => Promise.reject(new Error('the disk is full'));

test('K5 keeps a good body with its address and validators', async () => {
  const kept = new Map<string, KeptFile>();
  expect(await setUp(kept).read(good)).toEqual({ a: 1 });
  expect(kept.get('a')).toEqual({
    url: URL_A,
    etag: '"v1"',
    lastModified: 'Wed, 14 Oct 2026',
    text: '{"a":1}',
    readAt: NOW,
  });
});

test('K5 sends the kept validators and returns the kept content when nothing was modified', async () => {
  const { read, requests } = setUp(new Map([['a', keptA]]));
  expect(await read(unchanged)).toEqual({ a: 0 });
  expect(requests[0]?.validators).toEqual({ etag: '"v0"' });
});

test('K5 ignores the kept body when it came from another address', async () => {
  const { read, requests } = setUp(new Map([['a', keptA]]));
  expect(await read(good, 'https://mirror.example/a')).toEqual({ a: 1 });
  expect(requests[0]).toEqual({ signal, expect: 'json' });
});

test('K5 does not store a body it cannot parse', async () => {
  const kept = new Map([['a', keptA]]);
  const cut = { text: '["cut', validators: { etag: '"cut"' } };
  await expect(setUp(kept).read(cut)).rejects.toMatchObject({ kind: 'malformed' });
  expect(kept.get('a')).toBe(keptA);
});

test('K5 does not store a body without validators', async () => {
  const kept = new Map<string, KeptFile>();
  await setUp(kept).read({ text: '{}', validators: {} });
  expect(kept.size).toBe(0);
});

test('K5 asks for the whole file when it cannot parse the stored body', async () => {
  const { read, requests } = setUp(new Map([['a', { ...keptA, text: 'of an older version' }]]));
  expect(await read(good)).toEqual({ a: 1 });
  expect(requests[0]?.validators).toBeUndefined();
});

test('K5 throws malformed without the query when 304 comes and no body is stored', async () => {
  const failure = setUp(new Map()).read(unchanged);
  await expect(failure).rejects.toMatchObject({ kind: 'malformed' });
  await expect(failure).rejects.not.toThrow('hunter2');
});

test('K5 returns the reading when the store cannot read or write', async () => {
  const broken = setUp(new Map(), { readFile: failing, writeFile: failing });
  expect(await broken.read(good)).toEqual({ a: 1 });
});

test('K5 returns the reading when the store throws at once', async () => {
  const closed = () => {
    throw new Error('the store is closed');
  };
  expect(await setUp(new Map(), { readFile: closed, writeFile: closed }).read(good)).toEqual({ a: 1 });
});
