import { isPhone } from './official-channel-read.ts';

/** Longest text that is looked at, in letters: no address of a channel is longer. */
export const MAX_LENGTH = 2048;

/** Signs around an address that belong to the sentence, not to it: also its full stop, its colon, the opening ¿ and ¡. */
const AROUND = /^(?:[\s"'«“”‘’([{¿¡•·*–—]|-(?=@|\w+[.@]))+|[\s"'»“”‘’)\]},;:!?….•·*]+$/gu;
/** Signs that are not seen: of width zero, of direction, control signs, blanks other than the plain one. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u2800]/u;
const ADDRESS = /[@.:/\\。．｡]|^\+?\d/u;
/** Numbers with their country's code, in the midst of a sentence. */
const PHONES = /(?<=^|[\s:(])\+\d[\d ().-]{6,18}\d/g;
/** A script behind its scheme may hold blanks: it is one address to the end. */
const SCRIPT = /^(?:javascript|vbscript|data:[\w.+-]+\/)/i;
/** A word that goes on what stands before it, whatever the blank between them. */
const ENDING = /^\.[\p{L}\p{N}]/u;
/** The same, where a browser would take the tab or the line end between them away; a list's own address is another one. */
const GOES_ON = /^(?:[\\/?#%&=](?![\\/])|[_-][^@.:/\\]+$)/u;

/** Whether a text holds signs a reader cannot see; line ends and tabs between words are no secret. */
export function hidesSigns(text: string): boolean {
  return UNSEEN.test(text.trim().replace(/[\t\r\n]+/g, ' '));
}

/** The addresses a pasted text holds, without the sentence around them; none where it holds no address. */
export function addressesIn(text: string): string[] {
  const whole = text.trim();
  if (isPhone(whole) || SCRIPT.test(whole)) return [whole];
  const words = wordsOf(whole).map((word) => word.replace(AROUND, ''));
  const [only = ''] = words;
  if (words.length === 1) return only ? [only] : [];
  return [...words.filter((word) => ADDRESS.test(word)), ...(whole.match(PHONES) ?? [])];
}

/** Where a text shows senders as mail programs do, `Name <address>`: each with the name anybody may choose. */
export function sendersIn(text: string): { readonly name: string; readonly address: string }[] {
  return [...text.matchAll(/([^<>]*)<([^<>\s]+@[^<>\s]+)>/gu)].map(([, name = '', address = '']) => ({
    name,
    address,
  }));
}

/** The words of a text; one that a browser might read as the end of the one before is read with it. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [, gap = '', word = ''] of text.matchAll(/([\s<>]*)([^\s<>]+)/gu)) {
    const before = words.at(-1);
    words.push(before !== undefined && isEndOf(before, gap, word) ? before + word : word);
  }
  return words;
}

function isEndOf(before: string, gap: string, word: string): boolean {
  if (!ADDRESS.test(before) || /[<>]/.test(gap)) return false;
  return ENDING.test(word) || (/^[\t\r\n]+$/.test(gap) && GOES_ON.test(word));
}
