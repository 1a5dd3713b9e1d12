import { expect, it } from 'vitest';
import { currencyOf, FOLLOWED_CURRENCIES, isFollowed } from '#domain/events/places.ts';
import { countryOfSlug, SLUGS } from './countries.ts';

it('K3 gives a followed currency only to its own economies, and follows every one of them', () => {
  const followed = SLUGS.map(countryOfSlug).filter(({ country, currency }) => isFollowed(currency, country));
  for (const { country, currency } of followed)
    expect([country, currencyOf(country)]).toEqual([country, currency]);
  expect(new Set(followed.map(({ currency }) => currency))).toEqual(new Set(FOLLOWED_CURRENCIES));
});

it.each(['atlantis', 'constructor', ''])(
  'K3 an unknown country (%j) is neither the world nor followed',
  (slug) => {
    const { country, currency } = countryOfSlug(slug);
    expect([country, isFollowed(currency)]).toEqual([null, false]);
  },
);
