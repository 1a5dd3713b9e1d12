import brandFile from './brand.json' with { type: 'json' };
import claims from './claims.json' with { type: 'json' };
import { BrandError, parseFile } from './parse.ts';
import { type BrandValues, brandSchema, hasOwnExemptService } from './schema.ts';
import socials from './socials.json' with { type: 'json' };

const FILE = 'brand/brand.json';
const PARTS = { claims: 'brand/claims.json', socials: 'brand/socials.json' };

/** `brand.json` with a field for each file beside it. Throws BrandError when a field is in both: one would be ignored. */
export function gather(file: object, parts: Readonly<Record<keyof typeof PARTS, unknown>>): object {
  const doubled = Object.entries(PARTS).filter(([field]) => Object.hasOwn(file, field));
  if (doubled.length > 0)
    throw new BrandError(
      doubled.map(([field, part]) => `${FILE}: ${field} belongs in ${part}: move it there`),
    );
  return { ...file, ...parts };
}

/** Checks the values of the owner's files; throws BrandError (A1, A2). */
export function parseBrand(input: unknown): BrandValues {
  const schema = brandSchema.check(hasOwnExemptService);
  return parseFile({ file: FILE, whole: 'the brand', schema, parts: PARTS }, input);
}

export const brand: BrandValues = parseBrand(gather(brandFile, { claims, socials }));
