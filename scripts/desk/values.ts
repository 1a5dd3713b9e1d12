import { adviceFor, numberIn, textOf } from './numbers.ts';
import {
  type Data,
  defOf,
  isOptional,
  KIND,
  type Node,
  nodeOf,
  type Schema,
  type Shape,
  shapeName,
} from './schema-nodes.ts';

/** How values change on their way to the editor or back. */
interface Way {
  value(schema: Schema, value: unknown): unknown;
  /** A value that has one of several shapes. */
  shaped(options: readonly Schema[], value: unknown): unknown;
}

const TO_EDITOR: Way = { value: toEditor, shaped: shapeToEditor };
const FROM_EDITOR: Way = { value: fromEditor, shaped: shapeFromEditor };

/** A value of a file as the editor takes it. What does not fit its schema is passed on as it is. */
export function toEditor(schema: Schema, value: unknown): unknown {
  if (value === undefined || value === null) {
    const preset = defaultOf(schema);
    return preset === undefined ? undefined : toEditor(schema, preset);
  }
  const node = nodeOf(schema);
  switch (node.kind) {
    case 'number':
    case 'whole':
      return typeof value === 'number' ? textOf(value) : value;
    case 'shapes':
      return [shapeToEditor(node.options, value)];
    case 'textOrBoth':
      return typeof value === 'string' ? { es: value, en: value } : value;
    case 'parts':
      return Array.isArray(value)
        ? Object.fromEntries(node.items.map((item, index) => [index + 1, toEditor(item, value[index])]))
        : value;
    case 'pairs':
      return isData(value) ? Object.entries(value).map(([key, one]) => ({ key, value: one })) : value;
    default:
      return mapInner(node, value, TO_EDITOR);
  }
}

/** What the site takes for a field that a file leaves out: the editor shows it, and the file goes on without it. */
function defaultOf(schema: Schema): unknown {
  const { type, defaultValue } = defOf(schema);
  return type === 'default' ? defaultValue : undefined;
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
export function fromEditor(schema: Schema, saved: unknown): unknown {
  const optional = isOptional(schema);
  const node = nodeOf(schema);
  const value = isNumber(node) && typeof saved === 'string' ? (numberIn(saved) ?? saved) : saved;
  if (value !== undefined && value === defaultOf(schema)) return undefined;
  // A switch that is off is an answer of its own, and nothing where it would be all that an object has.
  const isLeftOut = node.kind === 'boolean' ? isUnset(value) : isBlank(schema, value);
  if (isLeftOut && optional) return defOf(schema).type === 'nullable' ? null : undefined;
  // The editor fills it in where an entry is new, not in an object that an older entry did not have.
  if (isUnset(value) && node.kind === 'fixed') return node.value;
  if (value === undefined || value === null) return undefined;
  switch (node.kind) {
    case 'shapes':
      return Array.isArray(value) ? shapeFromEditor(node.options, value[0]) : value;
    case 'textOrBoth':
      return isData(value) && value.es === value.en ? value.es : value;
    case 'parts':
      return isData(value) ? node.items.map((item, index) => fromEditor(item, value[index + 1])) : value;
    case 'pairs':
      return Array.isArray(value) ? Object.fromEntries(value.map((one) => [one.key, one.value])) : value;
    case 'yes':
      return optional && value === false ? undefined : value;
    default:
      return mapInner(node, value, FROM_EDITOR);
  }
}

/** Where a value for a file still has a text instead of a number, and what to write there. */
export function unreadNumbers(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[] = [],
): { readonly path: readonly PropertyKey[]; readonly advice: string }[] {
  const node = nodeOf(schema);
  if (isNumber(node)) return typeof value === 'string' ? [{ path, advice: adviceFor(value) }] : [];
  const inner = (key: PropertyKey, one: Schema) =>
    unreadNumbers(one, (value as Record<PropertyKey, unknown>)[key], [...path, key]);
  if (node.kind === 'object' && isData(value))
    return Object.entries(node.shape).flatMap(([key, one]) => inner(key, one));
  if (node.kind === 'shapes' && isData(value))
    return unreadNumbers(node.options[Math.max(0, bestShape(node.options, value))] as Schema, value, path);
  if (!Array.isArray(value)) return [];
  if (node.kind === 'list') return value.flatMap((_, index) => inner(index, node.element));
  return node.kind === 'parts' ? node.items.flatMap((one, index) => inner(index, one)) : [];
}

const isNumber = ({ kind }: Node) => kind === 'number' || kind === 'whole';

function shapeFromEditor(options: readonly Schema[], value: unknown): unknown {
  const { option, rest } = shapeOf(options, value);
  return option ? fromEditor(option, rest) : rest;
}

/** The shape that the editor's key names, and the value without that key. */
function shapeOf(options: readonly Schema[], value: unknown) {
  if (!isData(value)) return { option: undefined, rest: value };
  const { [KIND]: name, ...rest } = value;
  return { option: options.find((one, index) => shapeName(one, index) === name), rest };
}

/** Changes each field of an object and each entry of a list; another value stays. */
function mapInner(node: Node, value: unknown, way: Way): unknown {
  if (node.kind === 'object') return isData(value) ? mapKnown(node.shape, value, way.value) : value;
  if (node.kind !== 'list' || !Array.isArray(value)) return value;
  const element = nodeOf(node.element);
  return value.map((one) =>
    element.kind === 'shapes' ? way.shaped(element.options, one) : way.value(node.element, one),
  );
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
    // One that may be left out is an answer: the owner chose it.
    case 'fixed':
      return !isOptional(schema);
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
  const { option, rest } = shapeOf(options, value);
  if (option) return isBlank(option, rest);
  return isData(rest) ? Object.values(rest).every(isUnset) : isUnset(rest);
}
