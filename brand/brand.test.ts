import { describe, expect, it } from 'vitest';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { claimById, claimText } from './claims.ts';
import { brand, parseBrand } from './load.ts';
import { BrandError } from './parse.ts';
import { brandOrigin, brandRoutes, chartAddress, paymentLinks } from './routes.ts';
import type { Claim } from './schema.ts';

function problemsOf(input: unknown): readonly string[] {
  try {
    parseBrand(input);
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
    throw error;
  }
  return [];
}

const links = ({ offers, freeChannel, simulator, experienceHub, charts, socials }: typeof brand) =>
  [
    ...paymentLinks(offers),
    freeChannel,
    simulator,
    experienceHub,
    charts?.url,
    ...socials.map(({ url }) => url),
  ].flatMap((url) => url ?? []);

const [vip, ...others] = brand.offers;
/** How a message names the first entry of a list. */
const FIRST_TIER = `brand/offers.json: entry 1 (${vip?.id})`;
const FIRST_CLAIM = `brand/claims.json: entry 1 (${brand.claims[0]?.id})`;

describe('A1 the brand', () => {
  it('A1 accepts the default brand', () => {
    expect(problemsOf(brand)).toEqual([]);
  });

  it.skipIf(!brand.domain.endsWith('.example'))(
    'A1 links no real host while the domain is an example',
    () => {
      for (const link of links(brand)) expect(new URL(link).hostname).toMatch(/\.example$/);
      expect(brand.email).toMatch(/\.example$/);
    },
  );

  it.each([
    ['slug', { slug: 'Áureo Pro' }, 'brand/brand.json: slug takes small letters'],
    ['name', { name: 'a'.repeat(41) }, 'brand/brand.json: name takes at most 40 characters'],
    ['domain', { domain: 'https://aureo.example/' }, 'brand/brand.json: domain takes a host name'],
    ['email', { email: 'soporte' }, 'brand/brand.json: email takes an e-mail address'],
    ['name', { name: '  ' }, 'brand/brand.json: name takes the name'],
    [
      'checkout',
      { offers: [{ ...vip, checkout: 'http://pago.aureo.example' }, ...others] },
      `${FIRST_TIER}, checkout takes an https address`,
    ],
    [
      'price with a fraction',
      { offers: [{ ...vip, price: 99.5, decimals: 0 }, ...others] },
      `${FIRST_TIER}, price takes no more digits after the point than decimals says`,
    ],
    [
      'currency',
      { offers: [{ ...vip, currency: 'DOLLARS' }, ...others] },
      `${FIRST_TIER}, currency takes the three letters of a currency`,
    ],
    [
      'a script link',
      { freeChannel: 'javascript:alert(1)' },
      'brand/brand.json: freeChannel takes an https address',
    ],
    ['list of tiers', { offers: undefined }, 'brand/offers.json: the list takes 1 to 8 tiers'],
    [
      'a claim without a unit',
      { claims: [{ ...brand.claims[0], figure: { amount: 85 } }] },
      `${FIRST_CLAIM}, figure.unit takes a unit ('percent', 'ratio', 'count', 'range', 'move', 'schedule', 'account' or 'place')`,
    ],
    [
      'a claim said to be verified',
      { claims: [{ ...brand.claims[0], verified: true }] },
      `${FIRST_CLAIM}, verified takes false`,
    ],
    [
      'a claim listed twice',
      { claims: [brand.claims[0], brand.claims[0]] },
      'brand/claims.json: the list takes each id once',
    ],
  ])('A2 rejects a bad %s in plain words', (_what, change, words) => {
    const problems = problemsOf({ ...brand, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });

  it('A2 names every wrong field and every misspelt one', () => {
    expect(problemsOf({ ...brand, slug: '', domain: 7, sulg: 'x' }).join('\n')).toMatch(
      /slug[\s\S]*domain[\s\S]*sulg/,
    );
  });
});

describe('D2 the tiers', () => {
  const calls = (id: string) => {
    const call = { label: { es: 'VIP', en: 'VIP' }, product: id, checkout: id };
    return { start: call, invest: call, vip: call };
  };
  const one = {
    ...vip,
    id: 'ONLY',
    price: 49.9,
    currency: 'EUR',
    decimals: 2,
    period: 'year',
    second: undefined,
  };

  it('D2 accepts one to eight tiers, in any currency and with decimals', () => {
    const { simulator: _, experienceHub: __, ...rest } = brand;
    expect(problemsOf({ ...rest, offers: [one], buyerCalls: calls(one.id) })).toEqual([]);
    const many = Array.from({ length: 9 }, (_none, index) => ({ ...one, id: `TIER_${index}` }));
    expect(problemsOf({ ...brand, offers: many.slice(0, 8), buyerCalls: calls('TIER_7') })).toEqual([]);
    expect(problemsOf({ ...brand, offers: many, buyerCalls: calls('TIER_7') })).toContain(
      'brand/offers.json: the list takes 8 tiers at most',
    );
  });

  it('D2 C5 names each button of the header that sells a removed tier', () => {
    expect(problemsOf({ ...brand, offers: [one] })).toContain(
      'brand/brand.json: buyerCalls.start.product takes the id of a tier in brand/offers.json',
    );
  });
});

describe('A1 what derives from the brand', () => {
  it('A1 takes the routes and anchors from the slug', () => {
    expect(brandRoutes('aureo')).toEqual({
      network: '/aureo-network',
      liveSection: 'aureo-live-section',
    });
    expect(brandRoutes('norte')).toEqual({
      network: '/norte-network',
      liveSection: 'norte-live-section',
    });
  });

  it('A1 N9 G10 puts a shared chart below the brand’s page on the charting site, and links no chart without that page', () => {
    expect(chartAddress('gold-1', { url: 'https://graficos.example/norte/' })).toBe(
      'https://graficos.example/norte/gold-1',
    );
    expect(chartAddress('gold-1', undefined)).toBeNull();
  });

  it.each(['BrujulaFX.com', 'www.brujulafx.com', 'WWW.BrujulaFX.com'])(
    'A1 takes %s as the host that the proxy serves',
    (domain) => {
      expect(parseBrand({ ...brand, domain }).domain).toBe('brujulafx.com');
    },
  );

  it('A1 takes the origin from the domain', () => {
    expect(brandOrigin('aureo.example')).toBe('https://aureo.example');
  });
});

describe('A5 claims', () => {
  it('A5 declares each claim of the brand as its own and unverified', () => {
    for (const { id } of brand.claims) {
      expect(claimById(id)).toMatchObject({ basis: 'self-reported', verified: false });
    }
  });

  it('A5 throws when a claim id is not listed', () => {
    expect(() => claimById('guaranteed')).toThrow('guaranteed');
  });

  const percent = { unit: 'percent' } as const;
  const range = { unit: 'range' } as const;
  it.each([
    [{ ...percent, amount: 85 }, '85%'],
    [{ ...percent, amount: 85, atLeast: true }, '85%+'],
    [{ ...percent, amount: 99.8 }, '99.8%'],
    [{ ...percent, amount: -80, signed: true }, '−80%'],
    [{ ...percent, amount: 340, signed: true }, '+340%'],
    [{ unit: 'ratio', amount: 200 }, '1:200'],
    [{ unit: 'account', thousands: 100, risk: [70, 80] }, '100K · 70–80'],
    [{ unit: 'count', amount: 1000, atLeast: true }, '1,000+'],
    [{ ...range, of: 'percent', from: 50, to: 200 }, '50%–200%'],
    [{ ...range, of: 'minutes', from: 15, to: 30 }, '15–30 min'],
  ] satisfies [Claim['figure'], string][])(
    'A5 writes %j as the same text in both languages: %s',
    (figure, text) => {
      // Some spaces between a figure and its unit are non-breaking spaces.
      const plain = (written: string) => written.replace(/\s/gu, ' ');
      expect(BASE_LOCALES.map((locale) => plain(claimText({ figure }, locale)))).toEqual([text, text]);
    },
  );

  it('A5 writes hours with the short form of each language', () => {
    const figure = { ...range, of: 'hours', from: 6, to: 8 } as const;
    expect(BASE_LOCALES.map((locale) => claimText({ figure }, locale))).toEqual(['6–8 h', '6–8 hr']);
  });
});

it('A5 writes a price move with its unit in each language', () => {
  const figure = { unit: 'move', of: 'points', amount: 1850 } as const;
  const plain = (text: string) => text.replace(/\s/gu, ' ');
  expect(BASE_LOCALES.map((locale) => plain(claimText({ figure }, locale)))).toEqual([
    '+1,850 puntos',
    '+1,850 points',
  ]);
});

const ANALYTICS = {
  name: 'Contador',
  script: 'https://cuenta.example/s.js',
  origins: ['https://cuenta.example'],
  policy: 'https://cuenta.example/privacidad',
};

it('N17 A2 accepts an exempt analytics service on the own domain only', () => {
  const own = {
    ...ANALYTICS,
    script: `https://stats.${brand.domain}/s.js`,
    origins: [`https://stats.${brand.domain}`],
  };
  expect(parseBrand({ ...brand, analytics: { ...own, exempt: true } }).analytics?.exempt).toBe(true);
  expect(() => parseBrand({ ...brand, analytics: { ...ANALYTICS, exempt: true } })).toThrow(
    /analytics\.exempt/,
  );
});

it('N3 A1 accepts an analytics service with every origin it connects to', () => {
  expect(parseBrand({ ...brand, analytics: ANALYTICS }).analytics).toEqual(ANALYTICS);
  expect(parseBrand(brand).analytics).toBeUndefined();
});

it.each([
  [{ script: 'http://cuenta.example/s.js' }],
  [{ origins: ['https://cuenta.example/path'] }],
  [{ origins: ["https://cuenta.example; script-src 'unsafe-inline'"] }],
  [{ origins: ['https://other.example'] }],
  [{ origins: [] }],
  [{ data: { 'on click': 'x' } }],
])('N3 A2 rejects an analytics service with %j', (wrong) => {
  expect(() => parseBrand({ ...brand, analytics: { ...ANALYTICS, ...wrong } })).toThrow(/analytics/);
});
