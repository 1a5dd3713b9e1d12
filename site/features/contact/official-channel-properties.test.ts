import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { officialChannels } from '#brand/official-channels.ts';
import { checkChannel, MAX_LENGTH } from './official-channel.ts';

const LIST = officialChannels(brand);
const LISTED = LIST.channels.map(({ address }) => address);
const HOSTS = new Set(
  LISTED.filter((one) => URL.canParse(one)).map((one) => new URL(one).hostname.replace(/^www\./, '')),
);
const HANDLES = new Set(
  LIST.channels.flatMap(({ handle }) => (handle ? [handle.replace('@', '').toLowerCase()] : [])),
);
const RUNS = { numRuns: 1_000 };
const isOfficial = (text: string) => checkChannel(text, LIST).verdict === 'official';

/** Pieces of addresses, disguises and official addresses, joined in any order. */
const piece = fc.constantFrom(
  ...'https:// http:// // mailto: Web: @ . / : \\ # ? - %2e %2f %40 ?cc= < > " | , = ¿ 👉 → 1️⃣ 👨‍👩‍👧 xn-- www.'.split(
    ' ',
  ),
  ...[' ', '\t', '\n'],
  ...['\u200b', '\u202e', '\u0430', '\u03bf', '\uff0e', '\u3002', '\u2024', '\uff20', '\ud800', '\0', '+52 '],
  ...['8443', '55 1234 5678', '2,042.50', 'vip', 'evil.com', '@evil', 'https://evil.com', 'tg://x'],
  ...[brand.slug, brand.domain, brand.name, brand.email, ...LISTED],
);
const soup = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const anyText = fc.oneof(soup, fc.string(), fc.string({ unit: 'binary' }), fc.webUrl(), fc.emailAddress());

/** No top-level domain and no handle ends in punctuation or in an emoji. */
const withoutEnd = (address: string) => address.replace(/[^\p{L}\p{N}_/=+-]+$/u, '');

/** Links, handles and mailboxes that are not on the list. */
const foreign = fc.oneof(
  fc
    .tuple(fc.domain(), fc.webPath())
    .filter(([host]) => !HOSTS.has(host.replace(/^www\./, '')))
    .map(([host, path]) => `https://${host}${path}`),
  fc.domain().filter((host) => !HOSTS.has(host.replace(/^www\./, ''))),
  fc.emailAddress().filter((one) => one.toLowerCase() !== brand.email),
  fc
    .stringMatching(/^[a-z0-9][a-z0-9_]{2,14}$/)
    .filter((one) => !HANDLES.has(one))
    .map((one) => `@${one}`),
  fc.constantFrom('+52 55 1234 5678', '5512345678', '55-1234-5678'),
);

describe('N9 the channel checker, for any text', () => {
  it('N9 returns one of three answers and never throws', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(['official', 'not-listed', 'unreadable']).toContain(checkChannel(text, LIST).verdict);
      }),
      RUNS,
    );
  });

  it('N9 answers official only when every link and handle a reader sees is listed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(isOfficial(text));
        const seen = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
        const links = seen.match(/https?:\/\/[^\s<>"]+/gi) ?? [];
        for (const link of links.map(withoutEnd).filter((one) => URL.canParse(one))) {
          expect(HOSTS).toContain(new URL(link).hostname.replace(/^www\.|\.$/g, ''));
        }
        for (const [, handle = ''] of seen.matchAll(/(?<![\p{L}\p{N}.\\/:-])@(\w+)/gu)) {
          expect(HANDLES).toContain(handle.toLowerCase());
        }
        expect(seen).not.toMatch(/(?<![^\s<>"])(?:evil\.com|55 1234 5678)/u);
      }),
      { numRuns: 300 },
    );
  });

  it('N9 a foreign address is never official, alone or beside a listed one', () => {
    fc.assert(
      fc.property(
        foreign,
        fc.constantFrom(...LISTED, ''),
        fc.constantFrom(' ', '\n', ' <', ', '),
        (one, own, gap) => {
          expect(isOfficial(one), one).toBe(false);
          expect(isOfficial(`${own}${gap}${one}`)).toBe(false);
          expect(isOfficial(`${one}${gap}${own}`)).toBe(false);
        },
      ),
      RUNS,
    );
  });

  it('N9 one character more or another one in a listed address is never official', () => {
    const changes = fc.tuple(
      fc.constantFrom(
        ...LISTED.filter((one) => one !== `https://${brand.domain}/`),
        `https://${brand.domain}`,
      ),
      fc.nat(),
      fc.constantFrom('x', 'é', '\u0430'),
      fc.boolean(),
    );
    fc.assert(
      fc.property(changes, ([address, at, character, replaces]) => {
        const start = address.startsWith('https://') ? 'https://'.length : 0;
        const place = start + (at % (address.length - start));
        const changed = address.slice(0, place) + character + address.slice(place + (replaces ? 1 : 0));
        fc.pre(changed !== address);
        expect(isOfficial(changed), changed).toBe(false);
      }),
      RUNS,
    );
  });

  it('N9 every channel is official as the list writes it', () => {
    for (const { address, handle } of LIST.channels) {
      expect(isOfficial(address), address).toBe(true);
      if (handle) expect(isOfficial(`@${handle.replace('@', '')}`), handle).toBe(true);
    }
  });
});

/** Four times as long a text may take eight times as long; a quadratic expression takes up to sixteen times. */
const LONGER = 4;
const MOST_GROWTH = 8;
/** Milliseconds that no text may take. */
const MOST_MS = 50;
/** Below this many milliseconds the clock is too coarse. */
const LEAST_MS = 0.01;
/** The text before and after the repeated part is shorter. */
const AROUND = 24 + brand.domain.length;

/**
 * How many times as long a text takes when its part is repeated up to `MAX_LENGTH` as when it is repeated a quarter as
 * often. The part is `size` characters long. The least times count, and they are taken again while the growth is too
 * large, because another process may interrupt any of them.
 */
function growthOf(size: number, textOf: (count: number) => string): number {
  const count = Math.max(1, Math.floor((MAX_LENGTH - AROUND) / LONGER / size));
  const [short, long] = [textOf(count), textOf(LONGER * count)];
  expect(long.length, 'a longer text is not read').toBeLessThanOrEqual(MAX_LENGTH);
  const least = { short: Infinity, long: Infinity };
  const growth = () => least.long / Math.max(least.short, LEAST_MS);
  for (let round = 0; round < 5 || (round < 100 && growth() > MOST_GROWTH); round += 1) {
    least.short = Math.min(least.short, timeOf(short));
    least.long = Math.min(least.long, timeOf(long));
  }
  return growth();
}

/** Length of a part as the checker reads it: one character can become 18 when it is normalized. */
function sizeOf(part: string): number {
  return Math.max(part.length, part.normalize('NFKC').length);
}

/** The least time of a text, taken again while it is too long, because another process may interrupt a reading. */
function leastTime(text: string): number {
  let least = Infinity;
  for (let round = 0; round < 100 && least >= MOST_MS; round += 1) least = Math.min(least, timeOf(text));
  return least;
}

function timeOf(text: string): number {
  const start = performance.now();
  checkChannel(text, LIST);
  return performance.now() - start;
}

describe('N9 the time the channel checker takes grows no faster than the text', () => {
  /** Repeated parts that make a careless expression slow, and one character behind that makes it fail. */
  const slow = [
    'a',
    '5',
    '5 ',
    '@',
    'a@',
    '.',
    'a.b',
    '👉',
    '\u200b',
    '-',
    '/',
    'a:',
    '=',
    '\ufdfa',
    'é.',
    '. a',
    '5-',
  ];
  const starts = ['', '👉', '€', `https://${brand.domain}/`, `https://${brand.domain}/?`];
  const ends = ['', 'a', ':', '@a', '.com'];

  it.each(slow)('N9 for a text of %j', (part) => {
    for (const [start, end] of starts.flatMap((one) => ends.map((other) => [one, other] as const))) {
      const growth = growthOf(sizeOf(part), (count) => start + part.repeat(count) + end);
      expect(growth, JSON.stringify([start, part, end])).toBeLessThanOrEqual(MOST_GROWTH);
    }
  });

  it.each([MAX_LENGTH, 20_000])('N9 %i characters take less than 50 ms', (length) => {
    for (const [start, part, end] of starts.flatMap((one) =>
      slow.flatMap((other) => ends.map((last) => [one, other, last] as const)),
    )) {
      const text = (start + part.repeat(length)).slice(0, length - end.length) + end;
      expect(leastTime(text), JSON.stringify([start, part, end])).toBeLessThan(MOST_MS);
    }
  });

  it('N9 for many tracking parameters', () => {
    const query = (count: number) =>
      Array.from({ length: count }, (_, index) => `utm_${1_000 + index}`).join('&');
    const growth = growthOf('utm_1000&'.length, (count) => `https://${brand.domain}/?${query(count)}`);
    expect(growth).toBeLessThanOrEqual(MOST_GROWTH);
  });

  it('N9 for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (part) => {
        const growth = growthOf(sizeOf(part), (count) => part.repeat(count));
        expect(growth).toBeLessThanOrEqual(MOST_GROWTH);
        expect(leastTime(part.repeat(MAX_LENGTH).slice(0, MAX_LENGTH))).toBeLessThan(MOST_MS);
      }),
      { numRuns: 200 },
    );
  });
});
