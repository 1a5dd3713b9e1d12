import brandFile from './brand.json' with { type: 'json' };
import claims from './claims.json' with { type: 'json' };
import offers from './offers.json' with { type: 'json' };
import { BrandError, parseFile } from './parse.ts';
import { type BrandValues, brandSchema, hasOwnExemptService, type Switch } from './schema.ts';
import socials from './socials.json' with { type: 'json' };

const FILE = 'brand/brand.json';
const PARTS = {
  claims: 'brand/claims.json',
  offers: 'brand/offers.json',
  socials: 'brand/socials.json',
};

/** `brand.json` with a field for each file beside it. Throws BrandError when a field is in both: one would be ignored. */
export function gather(file: object, parts: Readonly<Record<keyof typeof PARTS, unknown>>): object {
  const doubled = Object.entries(PARTS).filter(([field]) => Object.hasOwn(file, field));
  if (doubled.length > 0)
    throw new BrandError(
      doubled.map(([field, part]) => `${FILE}: ${field} belongs in ${part}: move it there`),
    );
  return { ...file, ...parts };
}

/** Where the owner finds a field: "brand/offers.json VIP_100.checkout". */
export function placeOf(field: string): string {
  const [, part = '', below = ''] = /^(\w+)\.(.*)$/.exec(field) ?? [];
  const file = Object.entries(PARTS).find(([name]) => name === part)?.[1];
  return file === undefined ? `${FILE} ${field}` : `${file} ${below}`;
}

/** Checks the values of the owner's files; throws BrandError (A1, A2). */
export function parseBrand(input: unknown): BrandValues {
  const schema = brandSchema.check(hasOwnExemptService);
  return parseFile({ file: FILE, whole: 'the brand', schema, parts: PARTS }, input);
}

/** The brand without the ways to pay and the sites that its owner has switched off. */
export function withoutSwitchedOff({ simulator, experienceHub, ...values }: BrandValues): BrandValues {
  const isOff = (name: Switch) => values.off?.includes(name) ?? false;
  return {
    ...values,
    ...(simulator !== undefined && !isOff('simulator') && { simulator }),
    ...(experienceHub !== undefined && !isOff('experienceHub') && { experienceHub }),
    offers: isOff('wallet') ? values.offers.map(({ second: _, ...offer }) => offer) : values.offers,
  };
}

export const brand: BrandValues = withoutSwitchedOff(
  parseBrand(gather(brandFile, { claims, offers, socials })),
);
