import type { core } from 'zod/mini';

export type Schema = core.$ZodType;
export type Shape = Readonly<Record<string, Schema>>;
export type Data = Readonly<Record<string, unknown>>;

/** The key that says which of several shapes an entry of a list has; it is in the editor's data only. */
export const KIND = 'type';

/** What one level of a schema holds. A union of objects has one of several shapes. */
export type Node =
  | { readonly kind: 'object'; readonly shape: Shape }
  | { readonly kind: 'list'; readonly element: Schema }
  | { readonly kind: 'shapes'; readonly options: readonly Schema[] }
  | { readonly kind: 'textOrBoth' }
  | { readonly kind: 'parts'; readonly items: readonly Schema[] }
  | { readonly kind: 'pairs' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'fixed'; readonly value: unknown }
  | { readonly kind: 'yes' | 'boolean' | 'number' | 'whole' | 'text' | 'day' };

export function defOf(schema: Schema) {
  return schema._zod.def as unknown as Readonly<Record<string, unknown>> & { readonly type: string };
}

export function isOptional(schema: Schema): boolean {
  return ['optional', 'nullable', 'default', 'prefault'].includes(defOf(schema).type);
}

/** Reads one level of a schema. Throws on a kind that no owner's file has had so far. */
export function nodeOf(schema: Schema): Node {
  const def = defOf(schema);
  if (def.innerType) return nodeOf(def.innerType as Schema);
  switch (def.type) {
    case 'object':
      return { kind: 'object', shape: def.shape as Shape };
    case 'array':
      return { kind: 'list', element: def.element as Schema };
    case 'tuple':
      return { kind: 'parts', items: def.items as Schema[] };
    case 'record':
      return { kind: 'pairs' };
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries as Record<string, string>) };
    case 'literal':
      return literalNode(def.values as readonly unknown[]);
    case 'union':
      return unionNode(def.options as readonly Schema[]);
    case 'number':
      return { kind: def.format === 'safeint' ? 'whole' : 'number' };
    case 'string':
      return { kind: def.format === 'date' ? 'day' : 'text' };
    case 'boolean':
      return { kind: 'boolean' };
    default:
      throw new Error(`scripts/desk/schema-nodes.ts: no field for a schema of the type ${def.type}`);
  }
}

function literalNode(values: readonly unknown[]): Node {
  if (values.length > 1) return { kind: 'choice', values: values as (string | number)[] };
  const [value] = values;
  return value === true ? { kind: 'yes' } : { kind: 'fixed', value };
}

function unionNode(options: readonly Schema[]): Node {
  return options.some((option) => defOf(option).type === 'string')
    ? { kind: 'textOrBoth' }
    : { kind: 'shapes', options };
}

/** The value of its first fixed field; without one, its number. */
export function shapeName(option: Schema, index: number): string {
  const node = nodeOf(option);
  const fixed = node.kind === 'object' ? Object.values(node.shape).map(nodeOf) : [];
  const first = fixed.find((one) => one.kind === 'fixed');
  return first?.kind === 'fixed' ? String(first.value) : `shape-${index + 1}`;
}

/** Most letters of a text, or of one of its languages; 0 where no limit is set. */
export function longestOf(schema: Schema, part?: string): number {
  const def = defOf(schema);
  if (def.innerType) return longestOf(def.innerType as Schema, part);
  if (def.type === 'union')
    return Math.max(...(def.options as Schema[]).map((option) => longestOf(option, part)));
  if (def.type === 'object' && part) {
    const inner = (def.shape as Shape)[part];
    return inner ? longestOf(inner) : 0;
  }
  return limitOf(schema, 'maximum');
}

/** The least or greatest length that a schema's own checks set; 0 for none. */
export function limitOf(schema: Schema, which: 'minimum' | 'maximum'): number {
  const checks = (defOf(schema).checks ?? []) as readonly { readonly _zod: { readonly def: Data } }[];
  const isLength = ({ check }: Data) => check === 'min_length' || check === 'max_length';
  const limits = checks.map(({ _zod }) => (isLength(_zod.def) ? Number(_zod.def[which] ?? 0) : 0));
  return Math.max(0, ...limits);
}
