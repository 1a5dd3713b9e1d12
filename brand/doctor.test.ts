import { expect, test } from 'vitest';
import {
  findAssumedMeanings,
  findEndedOffer,
  findExampleOwner,
  findIllustrations,
  findMislabelledCalls,
  findPlaceholders,
  findRunningOffer,
  findUndatedClaims,
} from './doctor.ts';
import { brand } from './load.ts';
import { showsInvented } from './placeholder.ts';
import { brandSchema } from './schema.ts';

test('A2 the doctor names each placeholder link, e-mail and domain', () => {
  const example = {
    domain: 'norte.example',
    email: 'hola@norte.example',
    checkout: { VIP_100: 'https://pago.norte.example/vip' },
    freeChannel: 'https://mensajes.example/norte',
    socials: [{ url: 'https://fotos.example/norte' }],
  };
  const fields = findPlaceholders(example).map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining(['domain', 'email', 'checkout.VIP_100', 'freeChannel', 'socials.0.url']),
  );
});

test('A2 the doctor accepts real values, also when "example" is part of a name', () => {
  const real = {
    ...brand,
    domain: 'example-trading.com',
    email: 'hola@example-trading.com',
    checkout: Object.fromEntries(
      Object.keys(brand.checkout).map((key) => [key, 'https://pay.tld/for.example-x']),
    ),
  } as unknown as typeof brand;
  const fields = findPlaceholders(real).map(({ field }) => field);
  expect(fields.filter((field) => /^(domain|email|checkout)/.test(field))).toEqual([]);
});

test('A2 A5 the doctor names each unverified claim without a period, and no other claim', () => {
  const found = findUndatedClaims(brand).map(({ field }) => field);
  expect(found).toContain('claims.monthly-roi');
  expect(found).not.toContain('claims.win-rate');
  expect(found).not.toContain('claims.retail-loss');
});

test('A2 A5 the doctor asks what the figures without a meaning count until the owner confirms it', () => {
  expect(findAssumedMeanings(brand).map(({ field }) => field)).toEqual([
    'claims.live-simulator-uptime',
    'claims.live-simulator-users',
    'claims.live-simulator-assets',
    'claims.analysis-hours',
    'claims.network-hours',
    'claims.network-official',
    'claims.tier-place',
    'claims.funded-account',
  ]);
  const confirmed = brand.claims.map(({ meaningAssumed: _, ...claim }) => claim);
  expect(findAssumedMeanings({ claims: confirmed })).toEqual([]);
});

test('A2 the doctor names a claim whose period is in one language only', () => {
  const [claim] = brand.claims;
  if (!claim) throw new Error('the brand has no claim');
  const half = { ...claim, period: { es: '2019 a 2024', en: 'no period stated' } };
  expect(findUndatedClaims({ claims: [half] })).toHaveLength(1);
});

test('A2 A6 the doctor names each invented testimonial and no real one', () => {
  const found = findIllustrations([
    { id: 'invented', name: 'A.', illustrative: true },
    { id: 'real', name: 'B.', illustrative: false },
  ]);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ field: 'invented', value: expect.stringContaining('invented') });
});

test('A2 the doctor names a placeholder video and says what to put there', () => {
  const [finding] = findPlaceholders({ video: { host: 'player.tld', id: 'intro.example' } });
  expect(finding).toMatchObject({ field: 'video.id', advice: expect.stringContaining('video') });
});

test('A2 H8 the doctor names an owner that is still the example, and not a real one', () => {
  const example = { name: 'Titular de ejemplo', address: 'Example address' };
  expect(findExampleOwner({ owner: example }).map(({ field }) => field)).toEqual([
    'owner.name',
    'owner.address',
  ]);
  expect(findExampleOwner({ owner: { name: 'Norte S.A.', address: 'Calle 1, Puebla' } })).toEqual([]);
});

test('A2 N9 the page of the shared charts is named while it is a placeholder, with what to put there', () => {
  const [finding] = findPlaceholders({ charts: { url: 'https://graficos.example/norte' } });
  expect(finding).toMatchObject({ field: 'charts.url', advice: expect.stringContaining('charting site') });
});

test('A2 A9 the doctor asks to confirm an offer until its end, and names it when it has ended', () => {
  const offer = { regular: 120, until: '2026-07-01T00:00:00-06:00' };
  const end = Date.parse(offer.until);
  expect(findRunningOffer({ offer }, end - 1)).toMatchObject([
    { field: 'offer', value: expect.stringContaining(`${offer.until}, instead of 120 USD`) },
  ]);
  expect(findEndedOffer({ offer }, end - 1)).toEqual([]);
  expect(findRunningOffer({ offer }, end)).toEqual([]);
  expect(findEndedOffer({ offer }, end)).toMatchObject([{ field: 'offer' }]);
  expect([...findRunningOffer({}, end), ...findEndedOffer({}, end)]).toEqual([]);
});

test('A9 the brand refuses an offer that is not below its regular price, or has no moment with a zone', () => {
  const withOffer = (offer: unknown) => brandSchema.safeParse({ ...brand, offer }).success;
  const until = '2026-12-31T23:59:59-06:00';
  expect(withOffer({ regular: brand.prices.VIP_100 + 20, until })).toBe(true);
  expect(withOffer({ regular: brand.prices.VIP_100, until })).toBe(false);
  expect(withOffer({ regular: brand.prices.VIP_100 + 20, until: '2026-12-31' })).toBe(false);
});

test('A2 C5 the doctor names a header button whose label names another product than it opens', () => {
  expect(findMislabelledCalls(brand)).toEqual([]);
  const start = { ...brand.buyerCalls.start, product: 'VIP_100' as const };
  const [finding, ...others] = findMislabelledCalls({
    ...brand,
    buyerCalls: { ...brand.buyerCalls, start },
  });
  expect(finding).toMatchObject({
    field: 'buyerCalls.start',
    value: expect.stringMatching(
      new RegExp(`VIP_100 at ${brand.prices.VIP_100} USD.*PASSIVE_1K at ${brand.prices.PASSIVE_1K} USD`),
    ),
  });
  expect(others).toEqual([]);
});

test.each([
  ['aureo.example', true],
  ['sitio.test', true],
  ['example.com', true],
  ['example-trading.com', false],
  ['aureo.mx', false],
])('A2 N13 on %s invented content shows: %s', (domain, shown) => {
  expect(showsInvented({ domain })).toBe(shown);
});
