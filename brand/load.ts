import type { core } from 'zod/mini';
import { values } from './brand.ts';
import { type BrandValues, brandSchema } from './schema.ts';

const FILE = 'brand/brand.ts';

/** Thrown when the brand is invalid; the message has one line for each field, in words for an owner. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Validates what the owner wrote. Throws BrandError with the file, the field and what the field takes (A1, A2). */
export function parseBrand(input: unknown): BrandValues {
  const result = brandSchema.safeParse(input);
  if (result.success) return result.data;
  throw new BrandError([...new Set(result.error.issues.flatMap(describe))]);
}

function describe(issue: core.$ZodIssue): string[] {
  const field = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [`${FILE}: ${field || 'the brand'} ${issue.message}`];
  return issue.keys.map(
    (key) => `${FILE}: ${[...issue.path, key].map(String).join('.')} is no field of the brand`,
  );
}

export const brand: BrandValues = parseBrand(values);
