import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adviceFor, numberIn, textOf } from './numbers.ts';
import { refusalIn } from './refusals.ts';

it('N6 shows every number as a text that means the same number', () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.integer({ min: -999_999, max: 999_999 }).map((thousandths) => thousandths / 1000),
  );
  fc.assert(fc.property(numbers, (value) => numberIn(textOf(value)) === value));
});

it.each([
  ['49.99', 49.99],
  [' 1790 ', 1790],
  ['-3', -3],
  ['0.125', 0.125],
  ['3474.125', 3474.125],
])('N6 reads the number %s', (text, value) => {
  expect(numberIn(text)).toBe(value);
});

it.each(['49,99', '1.000', '1,000', '12.345', '1.000,50', '1 000', '$49', '1e3', '.5', 'abc', ''])(
  'N6 does not guess the number in "%s"',
  (text) => {
    expect(numberIn(text)).toBeNull();
  },
);

it('N6 says what to write instead of an unclear number, in the language of the desk', () => {
  const said = (text: string) =>
    refusalIn('es', `brand/offers.json: entry 1 (VIP), price ${adviceFor(text)}`);
  expect(said('49,99')).toBe(
    'brand/offers.json: entrada 1 (VIP), Precio: escribe un número como 1000 o 49.99, con punto y sin separador de miles, no «49,99»',
  );
  expect(said('1.000')).toBe(
    'brand/offers.json: entrada 1 (VIP), Precio: dice «1.000», que puede ser dos números: escribe 1000, o 1.0000 con sus decimales',
  );
});
