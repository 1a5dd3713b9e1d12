import { values } from './brand.ts';
import { parseFile } from './parse.ts';
import { type BrandValues, brandSchema, hasOwnExemptService } from './schema.ts';

/** Checks the values of `brand/brand.ts`; throws BrandError (A1, A2). */
export function parseBrand(input: unknown): BrandValues {
  const schema = brandSchema.check(hasOwnExemptService);
  return parseFile({ file: 'brand/brand.ts', whole: 'the brand', schema }, input);
}

export const brand: BrandValues = parseBrand(values);
