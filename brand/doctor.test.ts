import { expect, test } from 'vitest';
import { values } from './brand.ts';
import { findPlaceholders } from './doctor.ts';

test('A2 the doctor names each placeholder link, e-mail and domain of the default brand', () => {
  const fields = findPlaceholders(values).map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining(['domain', 'email', 'checkout.VIP_100', 'freeChannel', 'socials.0.url']),
  );
});

test('A2 real values are no finding, also when "example" is a part of their name', () => {
  const real = {
    ...values,
    domain: 'example-trading.com',
    email: 'hola@example-trading.com',
    checkout: Object.fromEntries(
      Object.keys(values.checkout).map((key) => [key, 'https://pay.tld/for.example-x']),
    ),
  } as unknown as typeof values;
  const fields = findPlaceholders(real).map(({ field }) => field);
  expect(fields.filter((field) => /^(domain|email|checkout)/.test(field))).toEqual([]);
});
