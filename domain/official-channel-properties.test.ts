import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { officialChannels } from '#brand/official-channels.ts';
import { editDistance } from './edit-distance.ts';
import { checkChannel } from './official-channel.ts';
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

/** The address a browser or a mail program would go to, worked out apart from the checker. */
function isReallyOfficial(given: string): boolean {
  const handles = LIST.channels.flatMap(({ handle }) =>
    handle ? [handle.replace('@', '').toLowerCase()] : [],
  );
  return given
    .split(/\s+/)
    .flatMap((word) => word.split(/[<>]/))
    .map((word) => word.replace(/^[("'«“‘[{¿¡-]+|[)"'»”’\]},;:.!?…]+$/g, ''))
    .map((word) => word.replace(/^(?:(?!https?:|mailto:)\p{L}+(?:-\p{L}+)*:)+/iu, ''))
    .some((word) => {
      if (handles.includes(word.replace(/^@/, '').toLowerCase())) return true;
      if (
        word
          .replace(/^mailto:/i, '')
          .toLowerCase()
          .startsWith(brand.email)
      )
        return !/\?.*cc=/.test(word);
      const address = /^https:/i.test(word) ? word : `https://${word}`;
      if (!URL.canParse(address)) return /<[^>]+>/.test(word);
      const { hostname, username, port } = new URL(address);
      return HOSTS.has(hostname.replace(/^www\.|\.$/g, '')) && username === '' && port === '';
    });
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
        expect(isReallyOfficial(given)).toBe(true);
      }),
      { numRuns: 300 },
    );
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
