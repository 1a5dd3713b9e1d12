import type { core } from 'zod/mini';

/** What an editor shows for one value, in the words of Decap CMS (https://decapcms.org/docs/widgets). */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly [option: string]: unknown;
}

type Widget = Pick<Field, 'widget'> & Readonly<Record<string, unknown>>;

/** What a field is called, and what to say under it; the path has no numbers of entries: `articles.report.trades.entry`. */
export interface Naming {
  label(path: string): string;
  hint(path: string): string | undefined;
}

type Schema = core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;
type Data = Readonly<Record<string, unknown>>;

/** A text of more letters than this gets several lines. */
const ONE_LINE = 300;
/** The key that says which of several shapes an entry of a list has; it is in the editor's data only. */
const KIND = 'type';

// A union of objects is a list of one entry in the editor, which has a choice of shapes in lists alone.
type Node =
  | { readonly kind: 'object'; readonly shape: Shape }
  | { readonly kind: 'list'; readonly element: Schema }
  | { readonly kind: 'shapes'; readonly options: readonly Schema[] }
  | { readonly kind: 'textOrBoth' }
  | { readonly kind: 'parts'; readonly items: readonly Schema[] }
  | { readonly kind: 'pairs' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'fixed'; readonly value: unknown }
  | { readonly kind: 'yes' | 'boolean' | 'number' | 'whole' | 'text' | 'day' };

function defOf(schema: Schema) {
  return schema._zod.def as unknown as Readonly<Record<string, unknown>> & { readonly type: string };
}

function isOptional(schema: Schema): boolean {
  return ['optional', 'nullable', 'default', 'prefault'].includes(defOf(schema).type);
}

/** Reads one level of a schema. Throws on a kind that no owner's file has had so far. */
function nodeOf(schema: Schema): Node {
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
      throw new Error(`scripts/desk/fields.ts: no field for a schema of the type ${def.type}`);
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

/** The fields of an object's schema, in its order. `path` is where the object is: the document's name for the whole file. */
export function fieldsOf(schema: Schema, naming: Naming, path: string): Field[] {
  const node = nodeOf(schema);
  if (node.kind !== 'object')
    return [{ ...fieldOf('items', schema, naming, path), label_singular: naming.label('one') }];
  return Object.entries(node.shape).map(([name, inner]) => fieldOf(name, inner, naming, `${path}.${name}`));
}

function fieldOf(name: string, schema: Schema, naming: Naming, path: string): Field {
  const hint = naming.hint(path);
  const required = !isOptional(schema) && !mayBeEmpty(schema);
  return {
    ...{ name, label: naming.label(path), required },
    ...(hint && { hint }),
    ...widgetOf(nodeOf(schema), schema, naming, path),
  };
}

/** The editor refuses an empty list that it calls required, whatever its least length is. */
function mayBeEmpty(schema: Schema): boolean {
  const { kind } = nodeOf(schema);
  return (kind === 'list' || kind === 'pairs') && limitOf(schema, 'minimum') === 0;
}

/** The editor would ask for the fields of an object that is left out; the check of a save asks for them when it is there. */
function relaxed(field: Field): Field {
  const inner = field.fields as readonly Field[] | undefined;
  return { ...field, required: false, ...(inner && { fields: inner.map(relaxed) }) };
}

function widgetOf(node: Node, schema: Schema, naming: Naming, path: string): Widget {
  const text = (name: string) => ({
    ...{ name, label: naming.label(name), required: !isOptional(schema) },
    widget: longestOf(schema, name) > ONE_LINE ? 'text' : 'string',
  });
  switch (node.kind) {
    case 'object':
      return isOptional(schema)
        ? { widget: 'object', collapsed: true, fields: fieldsOf(schema, naming, path).map(relaxed) }
        : { widget: 'object', fields: fieldsOf(schema, naming, path) };
    case 'list':
      return listOf(node.element, naming, path);
    case 'shapes':
      return { widget: 'list', min: 1, max: 1, ...shapesOf(node.options, naming, path) };
    case 'textOrBoth':
      return { widget: 'object', fields: ['es', 'en'].map(text) };
    case 'parts':
      return {
        widget: 'object',
        fields: node.items.map((item, index) => fieldOf(String(index + 1), item, naming, path)),
      };
    case 'pairs':
      return { widget: 'list', fields: ['key', 'value'].map(text) };
    case 'choice':
      return {
        widget: 'select',
        options: node.values.map((value) => ({ label: naming.label(`${path}.${value}`), value })),
      };
    case 'fixed':
      return fixedWidget(node.value, schema, naming, path);
    case 'yes':
    case 'boolean':
      // Without an answer there is no value: the default of the site stays.
      return { widget: 'boolean', required: false, ...(!isOptional(schema) && { default: false }) };
    case 'number':
    case 'whole':
      return node.kind === 'whole'
        ? { widget: 'number', value_type: 'int', step: 1 }
        : { widget: 'number', value_type: 'float', step: 0.001 };
    case 'day':
      return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
    default:
      return { widget: longestOf(schema) > ONE_LINE ? 'text' : 'string' };
  }
}

/** A value that cannot be another one is written without asking; where it may be left out it is a choice of one. */
function fixedWidget(value: unknown, schema: Schema, naming: Naming, path: string) {
  if (!isOptional(schema)) return { widget: 'hidden', default: value };
  return { widget: 'select', options: [{ label: naming.label(`${path}.${value}`), value }] };
}

function listOf(element: Schema, naming: Naming, path: string): Widget {
  const node = nodeOf(element);
  if (node.kind === 'shapes') return { widget: 'list', ...shapesOf(node.options, naming, path) };
  if (node.kind === 'choice') return { ...widgetOf(node, element, naming, path), multiple: true };
  if (node.kind === 'object') {
    const names = Object.keys(node.shape);
    const shown = ['name', 'title', 'question', 'id', 'es'].find((name) => names.includes(name));
    return {
      widget: 'list',
      collapsed: true,
      ...(shown && { summary: `{{fields.${isText(node.shape[shown]) ? shown : 'id'}}}` }),
      fields: fieldsOf(element, naming, path),
    };
  }
  return { widget: 'list', field: fieldOf('value', element, naming, path) };
}

function isText(schema: Schema | undefined): boolean {
  return schema !== undefined && nodeOf(schema).kind === 'text';
}

function shapesOf(options: readonly Schema[], naming: Naming, path: string) {
  return {
    typeKey: KIND,
    types: options.map((option, index) => {
      const name = shapeName(option, index);
      const inner = `${path}.${name}`;
      return {
        ...{ name, label: naming.label(inner), widget: 'object', ...summaryOf(option) },
        fields: fieldsOf(option, naming, inner),
      };
    }),
  };
}

/** A closed entry shows its id. */
function summaryOf(option: Schema): { summary?: string } {
  const node = nodeOf(option);
  return node.kind === 'object' && 'id' in node.shape ? { summary: '{{fields.id}}' } : {};
}

/** The value of its first fixed field; without one, its number. */
function shapeName(option: Schema, index: number): string {
  const node = nodeOf(option);
  const fixed = node.kind === 'object' ? Object.values(node.shape).map(nodeOf) : [];
  const first = fixed.find((one) => one.kind === 'fixed');
  return first?.kind === 'fixed' ? String(first.value) : `shape-${index + 1}`;
}

/** Most letters of a text, or of one of its languages; 0 where no limit is set. */
function longestOf(schema: Schema, part?: string): number {
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
function limitOf(schema: Schema, which: 'minimum' | 'maximum'): number {
  const checks = (defOf(schema).checks ?? []) as readonly { readonly _zod: { readonly def: Data } }[];
  const isLength = ({ check }: Data) => check === 'min_length' || check === 'max_length';
  const limits = checks.map(({ _zod }) => (isLength(_zod.def) ? Number(_zod.def[which] ?? 0) : 0));
  return Math.max(0, ...limits);
}

/** A value of a file as the editor takes it. What does not fit its schema is passed on as it is. */
export function toEditor(schema: Schema, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  const node = nodeOf(schema);
  switch (node.kind) {
    case 'object':
      return isData(value) ? mapKnown(node.shape, value, toEditor) : value;
    case 'list':
      return Array.isArray(value) ? value.map((one) => entryToEditor(node.element, one)) : value;
    case 'shapes':
      return [shapeToEditor(node.options, value)];
    case 'textOrBoth':
      return typeof value === 'string' ? { es: value, en: value } : value;
    case 'parts':
      return Array.isArray(value) ? Object.fromEntries(value.map((one, index) => [index + 1, one])) : value;
    case 'pairs':
      return isData(value) ? Object.entries(value).map(([key, one]) => ({ key, value: one })) : value;
    default:
      return value;
  }
}

function entryToEditor(element: Schema, value: unknown): unknown {
  const node = nodeOf(element);
  return node.kind === 'shapes' ? shapeToEditor(node.options, value) : toEditor(element, value);
}

function shapeToEditor(options: readonly Schema[], value: unknown): unknown {
  if (!isData(value)) return value;
  const index = Math.max(0, bestShape(options, value));
  const option = options[index] as Schema;
  return { ...(toEditor(option, value) as object), [KIND]: shapeName(option, index) };
}

/** The shape that knows most keys of the value, and its fixed values. */
function bestShape(options: readonly Schema[], value: Data): number {
  const scores = options.map((option) => {
    const node = nodeOf(option);
    if (node.kind !== 'object') return 0;
    const { shape } = node;
    const isOther = Object.entries(shape).some(([key, inner]) => {
      const own = nodeOf(inner);
      return own.kind === 'fixed' && value[key] !== own.value;
    });
    return isOther ? -1 : Object.keys(value).filter((key) => key in shape).length;
  });
  return scores.indexOf(Math.max(...scores));
}

/** What an editor saved, as the file has it: without empty optional fields and without the editor's own keys. */
export function fromEditor(schema: Schema, value: unknown): unknown {
  const optional = isOptional(schema);
  const node = nodeOf(schema);
  // A switch that is off is an answer of its own, and nothing where it would be all that an object has.
  const isLeftOut = node.kind === 'boolean' ? isUnset(value) : isBlank(schema, value);
  if (isLeftOut && optional) return defOf(schema).type === 'nullable' ? null : undefined;
  if (value === undefined || value === null) return undefined;
  switch (node.kind) {
    case 'object':
      return isData(value) ? mapKnown(node.shape, value, fromEditor) : value;
    case 'list':
      return Array.isArray(value) ? value.map((one) => entryFromEditor(node.element, one)) : value;
    case 'shapes':
      return Array.isArray(value) ? shapeFromEditor(node.options, value[0]) : value;
    case 'textOrBoth':
      return isData(value) && value.es === value.en ? value.es : value;
    case 'parts':
      return isData(value) ? node.items.map((_, index) => value[index + 1]) : value;
    case 'pairs':
      return Array.isArray(value) ? Object.fromEntries(value.map((one) => [one.key, one.value])) : value;
    case 'yes':
      return optional && value === false ? undefined : value;
    default:
      return value;
  }
}

function entryFromEditor(element: Schema, value: unknown): unknown {
  const node = nodeOf(element);
  return node.kind === 'shapes' ? shapeFromEditor(node.options, value) : fromEditor(element, value);
}

function shapeFromEditor(options: readonly Schema[], value: unknown): unknown {
  if (!isData(value)) return value;
  const { [KIND]: name, ...rest } = value;
  const option = options.find((one, index) => shapeName(one, index) === name);
  return option ? fromEditor(option, rest) : rest;
}

/** Keys that the schema does not know stay, so that its check can name them. */
function mapKnown(shape: Shape, value: Data, change: (schema: Schema, value: unknown) => unknown): Data {
  const known = Object.entries(shape).map(([key, inner]) => [key, change(inner, value[key])] as const);
  const rest = Object.entries(value).filter(([key]) => !(key in shape));
  return Object.fromEntries([...known, ...rest].filter(([, one]) => one !== undefined));
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Nothing was typed into it: the editor fills in fixed values, switches that are off, and lists of one such entry. */
function isBlank(schema: Schema, value: unknown): boolean {
  if (isUnset(value)) return true;
  const node = nodeOf(schema);
  switch (node.kind) {
    case 'object':
      return isData(value) && Object.entries(value).every(([key, one]) => isBlankKey(node.shape, key, one));
    case 'list':
      return Array.isArray(value) && value.every((one) => isBlank(node.element, one));
    case 'shapes':
      return [value].flat().every((one) => isBlankShape(node.options, one));
    case 'fixed':
      return true;
    case 'yes':
    case 'boolean':
      return value === false;
    default:
      return [value].flat().every((one) => (isData(one) ? Object.values(one).every(isUnset) : isUnset(one)));
  }
}

function isBlankKey(shape: Shape, key: string, value: unknown): boolean {
  const inner = shape[key];
  return inner === undefined ? isUnset(value) : isBlank(inner, value);
}

function isBlankShape(options: readonly Schema[], value: unknown): boolean {
  if (!isData(value)) return isUnset(value);
  const { [KIND]: name, ...rest } = value;
  const option = options.find((one, index) => shapeName(one, index) === name);
  return option === undefined ? Object.values(rest).every(isUnset) : isBlank(option, rest);
}
