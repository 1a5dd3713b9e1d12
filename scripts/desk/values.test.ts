import fc from 'fast-check';
import { expect, it } from 'vitest';
import { articleSchema } from '#content/articles/schema.ts';
import { DATA_SCHEMAS } from './collections.ts';
import { defOf, isOptional, nodeOf, type Schema } from './schema-nodes.ts';
import { fromEditor, toEditor } from './values.ts';

const MAY_BE_ABSENT = new Set(['optional', 'default']);
const TEXT = fc.string({ minLength: 1 });

/** Values of that form in a file. An optional one is there with something in it, or not at all. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, innerType } = defOf(schema);
  if (type === 'nullable') return fc.option(valuesOf(innerType as Schema), { nil: null });
  const node = nodeOf(schema);
  switch (node.kind) {
    case 'object':
      return objectsOf(node.shape).filter((one) => !isOptional(schema) || hasAnswer(one));
    case 'list':
      return fc.array(valuesOf(node.element), { minLength: isOptional(schema) ? 1 : 0, maxLength: 3 });
    case 'shapes':
      return fc.oneof(...node.options.map(valuesOf));
    case 'textOrBoth':
      return fc.oneof(
        TEXT,
        fc.tuple(TEXT, TEXT).map(([es, en]) => (es === en ? es : { es, en })),
      );
    case 'parts':
      return fc.tuple(...node.items.map(valuesOf));
    case 'pairs':
      return fc.dictionary(fc.stringMatching(/^[a-z-]{1,9}$/), TEXT, { minKeys: 1, noNullPrototype: true });
    case 'choice':
      return fc.constantFrom(...node.values);
    case 'fixed':
      return fc.constant(node.value);
    case 'yes':
      return fc.constant(true);
    case 'boolean':
      return fc.constantFrom(...[true, false].filter((one) => one !== defOf(schema).defaultValue));
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0);
    case 'whole':
      return fc.integer();
    case 'day':
      return fc.constant('2026-11-29');
    default:
      return TEXT;
  }
}

function objectsOf(shape: Readonly<Record<string, Schema>>): fc.Arbitrary<object> {
  const names = Object.keys(shape);
  return fc.record(Object.fromEntries(names.map((name) => [name, valuesOf(shape[name] as Schema)])), {
    requiredKeys: names.filter((name) => !MAY_BE_ABSENT.has(defOf(shape[name] as Schema).type)),
    noNullPrototype: true,
  });
}

/** The editor fills in switches that are off, fixed values and empty lists: an object of these alone is none. */
function hasAnswer(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasAnswer);
  return ![undefined, false, 'self-reported'].includes(value as never);
}

it.each([...Object.entries(DATA_SCHEMAS), ['content/articles', articleSchema] as const])(
  'N6 writes back every value of %s as it was read',
  (_file, schema) => {
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        const shown = JSON.parse(JSON.stringify(toEditor(schema, value)));
        expect(fromEditor(schema, shown)).toEqual(value);
      }),
      { numRuns: 200 },
    );
  },
);

it('N6 writes what has only one value where the editor left it out, as in a case added to an older article', () => {
  fc.assert(
    fc.property(valuesOf(articleSchema), (value) => {
      const isFixed = (one: unknown) => one === 'self-reported';
      const shown = JSON.parse(JSON.stringify(toEditor(articleSchema, value)), (_, one) =>
        isFixed(one) ? undefined : one,
      );
      expect(fromEditor(articleSchema, shown)).toEqual(value);
    }),
    { numRuns: 200 },
  );
});
