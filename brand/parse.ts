import type { core, ZodMiniType } from 'zod/mini';

/** Thrown when the brand cannot be used as it is; the message has one line for each field, in words for an owner. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** What a file of the brand is checked against. */
interface BrandFile<T> {
  readonly file: string;
  /** What the whole file is called in a message: "the brand". */
  readonly whole: string;
  readonly schema: ZodMiniType<T>;
}

/** Checks what the owner wrote. Throws BrandError naming file, field and what the field takes (A1, A2). */
export function parseFile<T>({ file, whole, schema }: BrandFile<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new BrandError([...new Set(result.error.issues.flatMap((issue) => inWords(file, whole, issue)))]);
}

function inWords(file: string, whole: string, issue: core.$ZodIssue): string[] {
  const field = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [`${file}: ${field || whole} ${issue.message}`];
  return issue.keys.map(
    (key) => `${file}: ${[...issue.path, key].map(String).join('.')} is no field of ${whole}`,
  );
}
