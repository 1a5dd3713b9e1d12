import { expect, it, vi } from 'vitest';

const FILES = {
  es: async () => ({ default: { 'a.one': 'uno', 'a.two': '{{count}} cosas' } }),
  en: async () => ({ default: { 'a.one': 'one', 'a.two': '{{count}} things' } }),
};

async function openPage(
  tag: string | null,
  files: Parameters<typeof import('./browser-words.ts').loadWords>[0] = FILES,
) {
  vi.stubGlobal('document', { querySelector: () => tag && { content: tag } });
  vi.resetModules();
  const words = await import('./browser-words.ts');
  words.loadWords(files);
  return words;
}

function thrownBy(task: () => unknown): unknown {
  try {
    return task();
  } catch (thrown) {
    return thrown;
  }
}

it('A3 returns the texts in the page’s language with their values filled in', async () => {
  const { translate, rawText } = await openPage('es_MX');
  await globalThis.wordsReady?.();
  expect(translate('es', 'a.one')).toBe('uno');
  expect(translate('es', 'a.two', { count: 2 })).toBe('2 cosas');
  expect(rawText('es', 'a.two')).toBe('{{count}} cosas');
});

it('A3 returns the English texts when the page has no language tag', async () => {
  const { translate } = await openPage(null);
  await globalThis.wordsReady?.();
  expect(translate('en', 'a.one')).toBe('one');
});

it('A3 throws a promise while texts load, so that React waits, and an error when the key is unknown', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { translate } = await openPage('en_US', { en: () => arrived.then(FILES.en) });
  expect(thrownBy(() => translate('en', 'a.one'))).toBeInstanceOf(Promise);
  arrive();
  await globalThis.wordsReady?.();
  expect(thrownBy(() => translate('en', 'a.none'))).toBeInstanceOf(Error);
});

it('N10 loads failed texts again on the next call', async () => {
  const load = vi.fn(FILES.en).mockRejectedValueOnce(new Error('offline'));
  const { translate } = await openPage('en_US', { en: load });
  await expect(globalThis.wordsReady?.()).rejects.toThrow('offline');
  expect(thrownBy(() => translate('en', 'a.one'))).toBeInstanceOf(Error);
  await globalThis.wordsReady?.();
  expect(translate('en', 'a.one')).toBe('one');
  expect(load).toHaveBeenCalledTimes(2);
});
