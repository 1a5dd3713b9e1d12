import { values } from './brand.ts';
import { parseFile } from './parse.ts';
import { type BrandValues, brandSchema } from './schema.ts';

/** Checks the values of `brand/brand.ts`; throws BrandError (A1, A2). */
export function parseBrand(input: unknown): BrandValues {
  return parseFile({ file: 'brand/brand.ts', whole: 'the brand', schema: brandSchema }, input);
}

export const brand: BrandValues = parseBrand(values);
