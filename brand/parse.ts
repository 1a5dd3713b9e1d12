import type { core } from 'zod/mini';

/** Thrown when the brand cannot be used as it is; the message has one line for each field, in words for an owner. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
    // Astro prints the stack of every error; an owner reads the file and the field alone.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** What a file of the brand is checked against. */
interface BrandFile<T> {
  readonly file: string;
  /** What the whole file is called in a message: "the brand". */
  readonly whole: string;
  readonly schema: { readonly safeParse: (input: unknown) => core.util.SafeParseResult<T> };
  /** Fields that have a file of their own: { claims: 'brand/claims.json' }. */
  readonly parts?: Readonly<Record<string, string>>;
}

type Path = readonly PropertyKey[];

/** Checks what the owner wrote. Throws BrandError naming file, field and what the field takes (A1, A2). */
export function parseFile<T>(brandFile: BrandFile<T>, input: unknown): T {
  const result = brandFile.schema.safeParse(input);
  if (result.success) return result.data;
  const lines = result.error.issues.flatMap((issue) => inWords(brandFile, input, issue));
  throw new BrandError([...new Set(lines)]);
}

function inWords<T>({ file, whole, parts }: BrandFile<T>, input: unknown, issue: core.$ZodIssue): string[] {
  const [first, ...below] = issue.path;
  const part = parts?.[String(first)];
  const place =
    part === undefined ? { file, whole, input } : { file: part, whole: 'the list', input: at(input, first) };
  const name = (path: Path) => `${place.file}: ${nameOf(path, place.input)}`;
  const path = part === undefined ? issue.path : below;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${name([...path, key])} is no field of ${whole}`);
  const takes = wordsOf(issue);
  return [path.length === 0 ? `${place.file}: ${place.whole} ${takes}` : `${name(path)} ${takes}`];
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list between [ and ]',
  object: 'its fields between { and }',
};

/** What a field takes; a part of a schema may have no words of its own. */
function wordsOf(issue: core.$ZodIssue): string {
  if (!/^Invalid\b/.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type') return `takes ${KINDS[issue.expected] ?? issue.expected}`;
  return issue.code === 'invalid_value' ? `takes ${issue.values.join(', ')}` : 'takes another value';
}

/** "owner.name"; in a list, "entry 2 (win-rate), text.es", counted from 1 and with the entry's own id. */
export function nameOf(path: Path, input: unknown): string {
  const [first, ...below] = path;
  if (typeof first !== 'number') return fields(path);
  const id = at(at(input, first), 'id');
  const entry = `entry ${first + 1}${typeof id === 'string' && id !== '' ? ` (${id})` : ''}`;
  return below.length === 0 ? entry : `${entry}, ${fields(below)}`;
}

/** A misspelt key may be anything: an odd one is quoted. */
function fields(path: Path): string {
  return path.map((key) => (/^[\w-]+$/.test(String(key)) ? String(key) : JSON.stringify(key))).join('.');
}

function at(value: unknown, key: PropertyKey | undefined): unknown {
  return typeof value === 'object' && value !== null && key !== undefined
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}
