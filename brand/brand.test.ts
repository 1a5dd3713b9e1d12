import { describe, expect, it } from 'vitest';
import { values } from './brand.ts';
import { claimById, claimText } from './claims.ts';
import { BrandError, brand, parseBrand } from './load.ts';
import { brandOrigin, brandRoutes } from './routes.ts';

function problemsOf(input: unknown): readonly string[] {
  try {
    parseBrand(input);
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
    throw error;
  }
  return [];
}

const links = ({ checkout, wallet, freeChannel, simulator, experienceHub, socials }: typeof values) => [
  ...Object.values(checkout),
  wallet.url,
  freeChannel,
  simulator,
  experienceHub,
  ...socials.map(({ url }) => url),
];

describe('A1 the brand', () => {
  it('A1 is accepted as it stands and parsed once', () => {
    expect(problemsOf(values)).toEqual([]);
    expect(brand.slug).toBe('aureo');
  });

  it('A1 links nothing real by accident', () => {
    for (const link of links(brand)) expect(new URL(link).hostname).toMatch(/\.example$/);
    expect(brand.domain).toMatch(/\.example$/);
    expect(brand.email).toMatch(/\.example$/);
  });

  it.each([
    ['slug', { slug: 'Áureo Pro' }, 'brand/brand.ts: slug takes small letters'],
    ['domain', { domain: 'https://aureo.example/' }, 'brand/brand.ts: domain takes a host name'],
    ['email', { email: 'soporte' }, 'brand/brand.ts: email takes an e-mail address'],
    ['name', { name: '  ' }, 'brand/brand.ts: name takes the name'],
    [
      'checkout.VIP_100',
      { checkout: { ...values.checkout, VIP_100: 'http://pago.aureo.example' } },
      'brand/brand.ts: checkout.VIP_100 takes an https address',
    ],
    [
      'a script link',
      { freeChannel: 'javascript:alert(1)' },
      'brand/brand.ts: freeChannel takes an https address',
    ],
    [
      'prices.VIP_100',
      { prices: { ...values.prices, VIP_100: 99.5 } },
      'brand/brand.ts: prices.VIP_100 takes a whole amount',
    ],
    ['missing checkout', { checkout: undefined }, 'brand/brand.ts: checkout takes VIP_100'],
    [
      'a claim without a unit',
      { claims: [{ ...values.claims[0], figure: { amount: 85 } }] },
      "brand/brand.ts: claims.0.figure.unit takes a unit ('percent', 'ratio', 'count' or 'range')",
    ],
    [
      'a claim said to be verified',
      { claims: [{ ...values.claims[0], verified: true }] },
      'brand/brand.ts: claims.0.verified takes false',
    ],
    [
      'a claim listed twice',
      { claims: [values.claims[0], values.claims[0]] },
      'brand/brand.ts: claims takes each claim id once',
    ],
  ])('A2 refuses a bad %s in plain words', (_what, change, words) => {
    const problems = problemsOf({ ...values, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });

  it('A2 names every field that is wrong, and one that is misspelt', () => {
    expect(problemsOf({ ...values, slug: '', domain: 7, sulg: 'x' }).join('\n')).toMatch(
      /slug[\s\S]*domain[\s\S]*sulg/,
    );
  });
});

describe('A1 what derives from the brand', () => {
  it('A1 follows the slug', () => {
    expect(brandRoutes('aureo')).toEqual({
      network: '/aureo-network',
      epicRun: '/blog/aureo-24h-epic-run',
      liveSection: 'aureo-live-section',
    });
    expect(brandRoutes('norte')).toEqual({
      network: '/norte-network',
      epicRun: '/blog/norte-24h-epic-run',
      liveSection: 'norte-live-section',
    });
  });

  it('A1 follows the domain', () => {
    expect(brandOrigin('aureo.example')).toBe('https://aureo.example');
  });
});

describe('A5 claims', () => {
  it('A5 holds the three of the hero, each declared by the brand and verified by nobody', () => {
    for (const id of ['win-rate', 'risk-reward-best', 'monthly-roi']) {
      expect(claimById(id)).toMatchObject({ basis: 'self-reported', verified: false });
    }
  });

  it('A5 throws on a figure nobody listed', () => {
    expect(() => claimById('guaranteed')).toThrow('guaranteed');
  });

  it.each([
    ['win-rate', 'en', '85%'],
    ['risk-reward-best', 'es', '1:200'],
    ['signal-precision', 'en', '85%+'],
    ['retail-loss', 'en', '−80%'],
    ['institutional-gain', 'en', '+340%'],
  ] as const)('A5 writes %s in %s', (id, locale, text) => {
    expect(claimText(claimById(id), locale)).toBe(text);
  });
});

it.each([
  ['live-simulator-users', '1,000+', '1,000+'],
  ['live-simulator-uptime', '99.8%', '99.8%'],
  ['without-vip', '−22%', '−22%'],
  ['monthly-roi-range', '50% - 200%', '50% – 200%'],
  ['time-a-day', '15-30 min', '15–30 min'],
])('A5 the claim %s reads %s', (id, es, en) => {
  const plain = (text: string) => text.replace(/\s/gu, ' ');
  expect([plain(claimText(claimById(id), 'es')), plain(claimText(claimById(id), 'en'))]).toEqual([es, en]);
});
