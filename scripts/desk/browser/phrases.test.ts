import { expect, it } from 'vitest';
import { desk } from '#content/words/desk.ts';
import { completed } from './phrases.ts';

const say = (key: string) =>
  (desk as Readonly<Record<string, { readonly es: string }>>)[`desk.${key}`]?.es ?? key;

it('N6 gives the editor the Spanish texts that it lacks, with its own marks, and leaves those that it has', () => {
  const own = { app: 'Escritorio', editor: { editorWidgets: { list: { add: 'Sumar %{item}' } } } };
  const { app, editor } = completed(own, say);
  expect([app, editor]).toMatchObject([
    'Escritorio',
    {
      editorWidgets: { list: { add: 'Sumar %{item}', addType: expect.stringMatching(/^\S+ %\{item\}$/) } },
      editorControlPane: { i18n: { writingInLocale: expect.stringContaining('%{locale}') } },
    },
  ]);
});
