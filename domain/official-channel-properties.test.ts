import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { officialChannels } from '#brand/official-channels.ts';
import { editDistance } from './edit-distance.ts';
import { checkChannel, leadsToHost } from './official-channel.ts';
import { decodeLabel } from './punycode.ts';

const LIST = officialChannels(brand);
const HOSTS = new Set(
  LIST.channels.filter(({ kind }) => kind !== 'email').map(({ address }) => new URL(address).hostname),
);
const RUNS = { numRuns: 2000 };
/** Thousands of runs take their time on a busy machine. */
const PATIENCE = { timeout: 60_000 };

/** Texts made of pieces an attacker would use, besides any text at all. */
const piece = fc.constantFrom(
  ...[
    'https://',
    'http://',
    '//',
    'mailto:',
    '@',
    '.',
    '/',
    ':',
    '\\',
    '%2e',
    '%40',
    '#',
    '?',
    '-',
    ' ',
    '\t',
    '\n',
    '¿',
    'Web: ',
    'Correo:',
    '?cc=',
    ' <',
    '>',
    'xn--',
  ],
  // What people put in front of a link without a blank: a stranger's must not hide behind it.
  ...[
    '👉',
    '✅',
    '📲',
    '➡️',
    '👨‍👩‍👧',
    '→',
    '1)',
    '2.-',
    '1️⃣',
    'link=',
    '`',
    '~',
    '_',
    '【',
    '｢',
    '"',
    '|',
    '(',
  ],
  ...['\uff20evil_soporte', 'evil\u2024test', '👉evil.com', '55,1234,5678', 'Número5512345678'],
  ...['👉https://evil.com', '→@evil', '=https://bit.ly/3xYz', ' (55) 1234 5678', '📲5512345678', '2,042.50 '],
  ...[
    '\u200b',
    '\u202e',
    '\u0430',
    '\u03bf',
    '\uff0e',
    '\u3002',
    '\ud800',
    '\0',
    '8443',
    'vip',
    'evil.com',
    'www.',
  ],
  ...[brand.slug, brand.domain, brand.name, brand.email, ...LIST.channels.map(({ address }) => address)],
);
const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const text = fc.oneof(hostile, fc.string(), fc.string({ unit: 'binary' }), fc.webUrl(), fc.emailAddress());

const HANDLES = LIST.channels.flatMap(({ handle }) =>
  handle ? [handle.replace('@', '').toLowerCase()] : [],
);
/** A sentence, a list, a picture around an address. */
const EDGES = /^[^\p{L}\p{N}@]+|[^\p{L}\p{N}/_=+~-]+$/gu;

/** The addresses a browser, a mail program or a reader would follow, found and judged apart from the checker. */
function isReallyOfficial(given: string): boolean {
  const words = given.split(/[\s<>]+/).flatMap((word) => word.split(/(?=https?:\/\/)/i));
  const links = words.filter((word) => /^https?:\/\/./i.test(word));
  const handles = [...words.join(' ').matchAll(/(?:^|[^\p{L}\p{N}._%+\\/:?#-])@([\p{L}\p{N}_.-]+)/gu)]
    .map(([, handle = '']) => handle.replace(/[.-]+$/, '').toLowerCase())
    .filter((handle) => /[\p{L}\p{N}]/u.test(handle));
  const others = words.filter((word) => !links.includes(word)).map(withoutLabels);
  const leading = others.filter((word) => /[\p{L}\p{N}]\.\p{L}{2}/u.test(word));
  return (
    links.every(isOwnLink) &&
    handles.every((handle) => HANDLES.some((own) => handle === own)) &&
    leading.every(
      (word) => isOwnMail(word) || isOwnLink(`https://${word}`) || HANDLES.includes(bare(word)),
    ) &&
    !/(?:\d{10}|\(\d\d\) \d{4} \d{4})(?![\d.．])/.test(
      given.replace(/(?:https?:|\p{L}\.\p{L}+[/?#])\S*/giu, ''),
    ) &&
    (links.length > 0 ||
      handles.length > 0 ||
      leading.length > 0 ||
      others.some((word) => HANDLES.includes(bare(word))))
  );
}

function withoutLabels(word: string): string {
  const shorter = word
    .replace(EDGES, '')
    .replace(/^(?:\d{1,2}\)|\d{1,2}[.-]+(?=[\p{L}@])|\d\uFE0F?\u20E3)/u, '')
    .replace(/^(?:(?!mailto:)\p{L}+(?:-\p{L}+)*):/iu, '');
  return shorter === word ? word : withoutLabels(shorter);
}

const bare = (word: string) => word.replace(/^@/, '').toLowerCase();

function isOwnMail(word: string): boolean {
  const [address, headers = ''] = word
    .replace(/^mailto:/i, '')
    .toLowerCase()
    .split('?');
  return address === brand.email && !/cc=/.test(headers);
}

function isOwnLink(written: string): boolean {
  const address = written.replace(EDGES, '');
  if (!URL.canParse(address)) return false;
  const { hostname, username, port, protocol } = new URL(address);
  const isOwn = HOSTS.has(hostname.replace(/^www\.|\.$/g, ''));
  return protocol === 'https:' && isOwn && username === '' && port === '';
}

describe('N9 the checker against anything', () => {
  it('N9 never throws, and answers one of four', PATIENCE, () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(['official', 'fake', 'unknown', 'unreadable']).toContain(checkChannel(given, LIST).verdict);
      }),
      RUNS,
    );
  });

  it('N9 calls nothing official that would lead anywhere else', PATIENCE, () => {
    fc.assert(
      fc.property(text, (given) => {
        fc.pre(checkChannel(given, LIST).verdict === 'official');
        expect([given, given.normalize('NFKC')].every(isReallyOfficial)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('N9 a text made to be read slowly is answered within seconds, even on a busy machine', PATIENCE, () => {
    const pieces = [
      'https://a.b\n/',
      '.a ',
      '👉https://',
      '5 ',
      '→',
      '👉🏽',
      '👉\u200d',
      '55,',
      '12345 ',
      '12345      ',
      '\uff0e',
    ];
    for (const piece of pieces) {
      for (const end of ['', 'a']) {
        const slow = piece.repeat(2040 / piece.length) + end;
        const start = performance.now();
        checkChannel(slow, LIST);
        leadsToHost(slow);
        expect(performance.now() - start, piece + end).toBeLessThan(4_000);
      }
    }
  });

  it('N9 no host but the listed ones is ever official, whatever stands around the name', PATIENCE, () => {
    const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/);
    const host = fc
      .tuple(
        fc.array(fc.oneof(label, fc.constantFrom(brand.slug, ...brand.domain.split('.'))), { maxLength: 3 }),
        label,
      )
      .map(([labels, last]) => [...labels, last].join('.'));
    fc.assert(
      fc.property(host, fc.webPath(), (name, path) => {
        fc.pre(!HOSTS.has(name.replace(/^www\./, '')));
        expect(checkChannel(`https://${name}${path}`, LIST).verdict).not.toBe('official');
      }),
      RUNS,
    );
  });

  it('N9 every channel of the list is official as the list writes it', () => {
    for (const { address, handle } of LIST.channels) {
      expect(checkChannel(address, LIST).verdict, address).toBe('official');
      if (handle) expect(checkChannel(handle, LIST).verdict, handle).toBe('official');
    }
  });

  it('N9 one letter more, less, or other is never official', PATIENCE, () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('x', '-', '0', 'é'), fc.boolean(), (at, letter, replaces) => {
        const start = 'https://'.length;
        const address = `https://${brand.domain}/`;
        const place = start + (at % brand.domain.length);
        const changed = address.slice(0, place) + letter + address.slice(place + (replaces ? 1 : 0));
        fc.pre(changed !== address);
        expect(checkChannel(changed, LIST).verdict).not.toBe('official');
      }),
      { numRuns: 500 },
    );
  });
});

describe('N9 what it rests on', () => {
  it.each(['xn--ureo-4na', 'xn--80ak6aa92e', 'xn--fiqs8s', 'xn--mgberp4a5d4ar'])(
    'N9 %s reads as the platform reads it',
    (label) => {
      expect(decodeLabel(label)).toBe(domainToUnicode(label));
    },
  );

  it('N9 broken Punycode is no letters, and never an endless loop', PATIENCE, () => {
    fc.assert(
      fc.property(fc.stringMatching(/^xn--[a-z0-9-]{1,40}$/), (label) => {
        expect(typeof (decodeLabel(label) ?? '')).toBe('string');
      }),
      RUNS,
    );
  });

  it.each([
    ['aureo', 'aureo', 0],
    ['aureo', 'auero', 1],
    ['aureo', 'aure', 1],
    ['aureo', 'aurreo', 1],
    ['aureo', 'aurio', 1],
    ['aureo', '', 5],
    ['comprar-vip', 'compra-vpi', 2],
  ])('N9 H10 from %s to %s: %d', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});
