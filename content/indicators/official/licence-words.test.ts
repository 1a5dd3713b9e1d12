import { expect, test } from 'vitest';
import { VENDORS, vendorsOf } from '#contracts/vendors.ts';
import { licenceWords } from './licence-words.ts';

/** Licences that have a name of their own. */
const NAMED = /^(CC BY|Open Government Licence|Public Data License|Statistics Canada Open Licence)/;

test('A4 N11 terms that we describe ourselves are in Spanish for Spanish readers, and named licences keep their name', () => {
  for (const id of vendorsOf('official')) {
    const { licence } = VENDORS[id].official;
    expect(licenceWords(licence, 'en')).toBe(licence);
    expect(licenceWords(licence, 'es') === licence, licence).toBe(NAMED.test(licence));
  }
});
