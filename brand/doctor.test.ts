import { expect, test } from 'vitest';
import { shownClaims } from './claims.ts';
import {
  findEndedOffer,
  findExampleIdentity,
  findExampleOwner,
  findExamplePlans,
  findForeignHandles,
  findMislabelledCalls,
  findPlaceholders,
  findRunningOffer,
  findTiersWithoutCall,
  findWaiting,
  findWaitingClaims,
} from './doctor.ts';
import { brand } from './load.ts';
import { claimLacks, showsInvented } from './placeholder.ts';
import { type BrandValues, brandSchema, type Offer } from './schema.ts';

/** The first tier and another, whatever an owner sells. */
const [first] = brand.offers as [Offer, ...Offer[]];
const other = { ...first, id: 'OTHER', price: first.price * 2 };

test('A2 N13 on a real domain the doctor names what is still called as the example', () => {
  const profile = (handle: string, url = 'https://t.me/brujulafx') =>
    ({ kind: 'messaging', name: 'Telegram', handle, url }) as const;
  const found = (over: Partial<Parameters<typeof findExampleIdentity>[0]>) => {
    const socials = [profile('@Aureo')];
    const example = { domain: 'brujulafx.com', name: 'Áureo', slug: 'aureo', socials };
    return findExampleIdentity({ ...example, ...over }).map(({ field }) => field);
  };
  expect(found({})).toEqual(['name', 'slug', 'socials.messaging.handle']);
  expect(found({ name: 'Brújula', slug: 'brujula', socials: [profile('@brujulafx')] })).toEqual([]);
  for (const domain of ['aureo.example', 'aureo.mx', 'aureo-trading.com', 'áureo.mx'])
    expect(found({ domain })).toEqual([]);
});

test('A2 N13 D10 on a real domain the doctor names currency and plans of the example', () => {
  const found = (domain: string, currency: string, offer: Partial<Offer>) =>
    findExamplePlans(
      { domain, offers: [{ ...first, currency: 'GBP', ...offer }] },
      {
        currency,
        plans: [
          { field: 'aggressive', value: 'NWLVL premium' },
          { field: 'calm', value: 'Calm' },
        ],
      },
    ).map(({ field }) => field);
  expect(found('brujulafx.com', 'USD', {})).toEqual(['currency', 'aggressive']);
  expect(found('brujulafx.com', 'GBP', {})).toEqual(['aggressive']);
  expect(found('brujulafx.com', 'GBP', { name: { es: 'NWLVL', en: 'NWLVL' } })).toEqual([]);
  expect(found('brujula.example', 'USD', {})).toEqual([]);
});

test.each([
  ['@brujulafx', 'https://t.me/brujulafx', 0],
  ['@Brújula_FX', 'https://t.me/brujula-fx/', 0],
  ['+52 222 555 0100', 'https://wa.me/522225550100', 0],
  ['@brujula', 'https://t.me/brujulafx', 0],
  ['@otra', 'https://t.me/brujulafx', 1],
] as const)('A2 the doctor compares the handle %s with its address %s', (handle, url, count) => {
  expect(
    findForeignHandles({ socials: [{ kind: 'messaging', name: 'Telegram', handle, url }] }),
  ).toHaveLength(count);
});

test('A2 the doctor names each placeholder link, e-mail and domain', () => {
  const example = {
    domain: 'norte.example',
    email: 'hola@norte.example',
    offers: [{ id: 'VIP_100', checkout: 'https://pago.norte.example/vip' }],
    freeChannel: 'https://mensajes.example/norte',
    socials: [{ kind: 'photo', url: 'https://fotos.example/norte' }],
  };
  const fields = findPlaceholders(example).map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining([
      'domain',
      'email',
      'offers.VIP_100.checkout',
      'freeChannel',
      'socials.photo.url',
    ]),
  );
});

test('A2 the doctor accepts real values, also when "example" is part of a name', () => {
  const real = {
    ...brand,
    domain: 'example-trading.com',
    email: 'hola@example-trading.com',
    offers: brand.offers.map((one) => ({ ...one, checkout: 'https://pay.tld/for.example-x' })),
  };
  const fields = findPlaceholders(real).map(({ field }) => field);
  expect(fields.filter((field) => /^(domain|email|offers.*checkout)/.test(field))).toEqual([]);
});

const SURE: BrandValues['claims'][number] = {
  id: 'sure',
  figure: { unit: 'percent', amount: 61 },
  text: { es: 'de operaciones ganadoras', en: 'winning trades' },
  period: { es: '2024 y 2025', en: '2024 and 2025' },
  confirmed: true,
  basis: 'self-reported',
  verified: false,
};

test('A2 A5 N13 the doctor names each claim once, with every key that it lacks', () => {
  const [finding, ...others] = findWaitingClaims({
    claims: [
      {
        ...SURE,
        confirmed: undefined,
        period: { es: 'no declarado', en: 'not stated' },
        meaningAssumed: true,
      },
    ],
  });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    field: 'claims.sure',
    value: '"winning trades" (meaningAssumed, period, confirmed)',
    advice: expect.stringMatching(/remove meaningAssumed; say which months.*; set confirmed: true/),
  });
});

test.each<[string, Partial<typeof SURE>, readonly string[]]>([
  ['confirmed, with a period', {}, []],
  ['not confirmed', { confirmed: undefined }, ['confirmed']],
  ['without a period', { period: { es: 'sin periodo', en: 'no period stated' } }, ['period']],
  ['with a period in one language', { period: { es: '2024', en: 'not stated' } }, ['period']],
  ['confirmed, but with our meaning', { meaningAssumed: true }, ['meaningAssumed']],
])('A5 N13 a claim that is %s lacks what a real domain asks for', (_title, change, keys) => {
  const claim = { ...SURE, ...change };
  expect(claimLacks(claim).map(({ key }) => key)).toEqual(keys);
  const shownOn = (domain: string) => shownClaims(['sure', 'removed'], { domain, claims: [claim] }).length;
  expect(shownOn('norte.example')).toBe(1);
  expect(shownOn('norte-trading.com')).toBe(keys.length === 0 ? 1 : 0);
});

test('A2 A6 N13 the doctor names what waits and nothing that is complete', () => {
  const lacks = [{ key: 'illustrative', advice: 'put a real one' }];
  expect(
    findWaiting([
      { field: 'invented', value: 'A.', lacks },
      { field: 'real', value: 'B.', lacks: [] },
    ]),
  ).toEqual([
    { field: 'invented', value: 'A. (illustrative)', advice: 'put a real one', keys: ['illustrative'] },
  ]);
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
  expect(findRunningOffer({ ...brand, offer }, end - 1)).toMatchObject([
    { field: 'offer', value: expect.stringContaining(`${offer.until}, instead of 120 ${first.currency}`) },
  ]);
  expect(findEndedOffer({ offer }, end - 1)).toEqual([]);
  expect(findRunningOffer({ ...brand, offer }, end)).toEqual([]);
  expect(findEndedOffer({ offer }, end)).toMatchObject([{ field: 'offer' }]);
  expect([...findRunningOffer({ offers: brand.offers }, end), ...findEndedOffer({}, end)]).toEqual([]);
});

test('A9 the brand refuses an offer that is not below its regular price, or has no moment with a zone', () => {
  const withOffer = (offer: unknown) => brandSchema.safeParse({ ...brand, offer }).success;
  const until = '2026-12-31T23:59:59-06:00';
  expect(withOffer({ regular: first.price + 20, until })).toBe(true);
  expect(withOffer({ regular: first.price, until })).toBe(false);
  expect(withOffer({ regular: first.price + 20, until: '2026-12-31' })).toBe(false);
});

test('A2 C5 the doctor names a header button whose label names another product than it opens', () => {
  expect(findMislabelledCalls(brand)).toEqual([]);
  const start = { ...brand.buyerCalls.start, product: first.id, checkout: other.id };
  const [finding, ...others] = findMislabelledCalls({
    buyerCalls: { ...brand.buyerCalls, start },
    offers: [...brand.offers, other],
  });
  expect(finding).toMatchObject({
    field: 'buyerCalls.start',
    value: expect.stringMatching(
      new RegExp(
        `${first.id} at ${first.price} ${first.currency}.*OTHER at ${other.price} ${first.currency}`,
      ),
    ),
  });
  expect(others).toEqual([]);
});

test('A2 D2 the doctor names a tier that no page has a button for', () => {
  const { features: _, ...plain } = other;
  const found = (over: Partial<Offer>, checkout = first.id, phases: readonly string[] = []) => {
    const call = { ...brand.buyerCalls.start, checkout };
    const offers = [
      { ...first, features: undefined },
      { ...plain, ...over },
    ];
    return findTiersWithoutCall({ offers, buyerCalls: { start: call, invest: call, vip: call } }, phases);
  };
  expect(found({})).toMatchObject([{ field: 'offers.OTHER', value: expect.stringContaining(plain.name.en) }]);
  expect(found({ features: [plain.name] })).toEqual([]);
  expect(found({}, 'OTHER')).toEqual([]);
  expect(found({}, first.id, ['OTHER'])).toEqual([]);
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
