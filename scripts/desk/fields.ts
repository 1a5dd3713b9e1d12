import type { Locale } from '#contracts/locale.ts';
import {
  isOptional,
  KIND,
  limitOf,
  longestOf,
  type Node,
  nodeOf,
  type Schema,
  shapeName,
} from './schema-nodes.ts';

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
  readonly locale: Locale;
  label(path: string): string;
  hint(path: string): string | undefined;
}

/** A text of more letters than this gets several lines. */
const ONE_LINE = 300;

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
export function relaxed(field: Field): Field {
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
      // The editor has a choice of shapes in lists alone.
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
    case 'day':
      return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
    default:
      // A number too: the browser's own field for numbers drops what its language does not know, as 49,99, without a word.
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
    return {
      widget: 'list',
      collapsed: true,
      ...summaryOf(element, naming),
      fields: fieldsOf(element, naming, path),
    };
  }
  return { widget: 'list', field: fieldOf('value', element, naming, path) };
}

function shapesOf(options: readonly Schema[], naming: Naming, path: string) {
  return {
    typeKey: KIND,
    types: options.map((option, index) => {
      const name = shapeName(option, index);
      const inner = `${path}.${name}`;
      return {
        ...{ name, label: naming.label(inner), widget: 'object', ...summaryOf(option, naming) },
        fields: fieldsOf(option, naming, inner),
      };
    }),
  };
}

/** A closed entry shows its name, and its id where it has one. */
function summaryOf(entry: Schema, { locale }: Naming): { summary?: string } {
  const node = nodeOf(entry);
  if (node.kind !== 'object') return {};
  const { shape } = node;
  const parts = ['name', 'title', 'question', 'es', 'handle', 'id'].flatMap((name) => {
    const inner = shape[name];
    if (inner === undefined) return [];
    return nodeOf(inner).kind === 'text' ? [`{{fields.${name}}}`] : [`{{fields.${name}.${locale}}}`];
  });
  return parts.length > 0 ? { summary: parts.join(' · ') } : {};
}
