/** Texts of the editor in one language, in groups. */
export interface Phrases {
  readonly [name: string]: string | Phrases;
}

const I18N = 'editor.editorControlPane.i18n.';
const TOOLBAR = 'editor.editorToolbar.';
const LIST = 'collection.collectionTop.';

/** Texts that the editor has in English only, or that say what the desk does not do: it saves, and publishes nothing. */
const OURS = {
  'editor.editorWidgets.list.add': 'addItem',
  'editor.editorWidgets.list.addType': 'addItem',
  'editor.editorWidgets.datetime.setToNow': 'setToNow',
  'editor.editorWidgets.object.expand': 'expand',
  'editor.editorWidgets.object.collapse': 'collapse',
  [`${I18N}writingInLocale`]: 'writing',
  [`${I18N}copyFromLocale`]: 'copyFrom',
  [`${I18N}copyFromLocaleConfirm`]: 'copyFromConfirm',
  'editor.editorInterface.toggleI18n': 'toggleOther',
  'editor.editorInterface.togglePreview': 'togglePreview',
  'editor.editorInterface.toggleScrollSync': 'toggleScroll',
  [`${LIST}searchResults`]: 'searchResults',
  [`${LIST}searchResultsInCollection`]: 'searchResultsIn',
  // A font without Chinese letters has no wide plus.
  [`${LIST}newButton`]: 'newEntry',
  [`${LIST}viewAsList`]: 'viewAsList',
  [`${LIST}viewAsGrid`]: 'viewAsGrid',
  'collection.sidebar.searchIn': 'searchIn',
  'collection.sidebar.allCollections': 'searchAll',
  [`${TOOLBAR}publish`]: 'save',
  [`${TOOLBAR}publishing`]: 'saving',
  [`${TOOLBAR}publishNow`]: 'saveNow',
  [`${TOOLBAR}published`]: 'saved',
  [`${TOOLBAR}publishAndCreateNew`]: 'saveAndNew',
  [`${TOOLBAR}publishAndDuplicate`]: 'saveAndCopy',
  [`${TOOLBAR}changesSaved`]: 'noChanges',
  [`${TOOLBAR}deleteEntry`]: 'delete',
  [`${TOOLBAR}deletePublishedEntry`]: 'delete',
  'editor.editor.onDeletePublishedEntry': 'confirmDelete',
  'editor.editor.onDeleteWithUnsavedChanges': 'confirmDelete',
  // A window of ours says why.
  'ui.toast.onFailToPersist': 'notSaved',
  'ui.toast.onFailToDelete': 'notSaved',
} as const;

/** The editor's texts with ours in their places. Its own marks, `%{item}`, are written as it reads them. */
export function completed(phrases: Phrases, say: (key: string) => string): Phrases {
  return Object.entries(OURS).reduce(
    (all, [place, key]) => withText(all, place.split('.'), say(key).replace(/\{\{(\w+)\}\}/g, '%{$1}')),
    phrases,
  );
}

function withText(phrases: Phrases, [name = '', ...below]: readonly string[], text: string): Phrases {
  const found = phrases[name];
  if (below.length === 0) return { ...phrases, [name]: text };
  return { ...phrases, [name]: withText(typeof found === 'object' ? found : {}, below, text) };
}
