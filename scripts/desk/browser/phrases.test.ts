import { expect, it } from 'vitest';
import { desk } from '#content/words/desk.ts';
import { completed } from './phrases.ts';

const say = (key: string) =>
  (desk as Readonly<Record<string, { readonly es: string }>>)[`desk.${key}`]?.es ?? key;

it('N6 gives the editor the texts of the desk, with its own marks, and leaves the others', () => {
  const own = { app: 'Escritorio', editor: { editorToolbar: { publish: 'Publicar', status: 'Estado' } } };
  const { app, editor } = completed(own, say);
  expect([app, editor]).toMatchObject([
    'Escritorio',
    {
      editorToolbar: { publish: 'Guardar', status: 'Estado' },
      editorWidgets: { list: { addType: expect.stringMatching(/^\S+ %\{item\}$/) } },
      editorControlPane: { i18n: { writingInLocale: expect.stringContaining('%{locale}') } },
    },
  ]);
});

it('N6 has words for each text that it puts into the editor', () => {
  const asked: string[] = [];
  completed({}, (key) => {
    asked.push(key);
    return key;
  });
  expect(asked.filter((key) => say(key) === key)).toEqual([]);
});
