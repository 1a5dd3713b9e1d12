/** Texts of the editor in one language, in groups. */
export interface Phrases {
  readonly [name: string]: string | Phrases;
}

/** Texts that the editor has in English only, by their place there, and the key of ours. */
const LACKING = {
  'editor.editorWidgets.list.add': 'addItem',
  'editor.editorWidgets.list.addType': 'addItem',
  'editor.editorControlPane.i18n.writingInLocale': 'writing',
  'editor.editorControlPane.i18n.copyFromLocale': 'copyFrom',
  'editor.editorControlPane.i18n.copyFromLocaleConfirm': 'copyFromConfirm',
} as const;

/** The editor's texts with ours where it has none. Its own marks, `%{item}`, are written as it reads them. */
export function completed(phrases: Phrases, say: (key: string) => string): Phrases {
  return Object.entries(LACKING).reduce(
    (all, [place, key]) => withText(all, place.split('.'), say(key).replace(/\{\{(\w+)\}\}/g, '%{$1}')),
    phrases,
  );
}

function withText(phrases: Phrases, [name = '', ...below]: readonly string[], text: string): Phrases {
  const found = phrases[name];
  if (below.length === 0) return { ...phrases, [name]: found ?? text };
  return { ...phrases, [name]: withText(typeof found === 'object' ? found : {}, below, text) };
}
