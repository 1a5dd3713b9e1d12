import { isPhone, phonesIn } from './official-channel-phone.ts';
import { readAddress, withoutLabel } from './official-channel-read.ts';

/** Longest text that is looked at, in letters: no address of a channel is longer. */
export const MAX_LENGTH = 2048;

/** Pictures, without those that a reader or a browser takes for letters: Ⓜ, ™, 🅰, 🈁. */
const PICTURE = '(?![©®™ℹⓂ⭕㊗㊙\\u{1f100}-\\u{1f2ff}])\\p{Extended_Pictographic}';
/** One picture as people send it, with its colour and its joined parts. */
const PICTURES = `${PICTURE}\\uFE0F?\\p{Emoji_Modifier}?(?:\\u200D${PICTURE}\\uFE0F?\\p{Emoji_Modifier}?)*`;
/** The same, a digit in its frame, a flag. */
const EMOJI = `(?:${PICTURES}|[\\d#*]\\uFE0F?\\u20E3|\\p{RI}\\p{RI})`;
/** What stands in front of an address without being part of it: arrows, blocks, the signs of a list. */
const SIGN = '[←-⇿✔✗-✘➔-➾⟰-⟿⤀-⥿⬀-⯿■-◎◐-◮☞☛▪▫]|\\d{1,2}(?:\\)|[.-]{1,2}(?=https?:|@))';
/** Signs around an address that belong to the sentence, not to it: also its full stop, its colon, the opening ¿ and ¡. */
const BEFORE = new RegExp(
  `^(?:[\\s"'\`«“‘([{¿¡•·*–—【「『｢《]|-(?=@|\\w+[.@])|(?:${EMOJI}|${SIGN})+(?=https?:|mailto:|@|[\\s"'«“‘([{¿¡•·*–—-]|[\\w.+-]+@|$))+`,
  'iu',
);
const ENDS = `[\\s"'\`»“”‘’)\\]},;:!?….•·*】」』｣》←-⇿⬅-⬇]|${PICTURES}`;
/** Begins at the first of its signs only: tried at each of them, a long run of arrows would be read over and over. */
const BEHIND = new RegExp(`(?<!${ENDS})(?:${ENDS})+$`, 'u');
const EMOJIS = new RegExp(EMOJI, 'gu');
/** Where a number that is no part of the link may begin. */
const APART = new RegExp(PICTURES, 'u');
/** Where a reader believes an address to end and another to begin, though a browser would read on. */
const BESIDES = new RegExp(`[|,;←-⇿➔-➾⟰-⟿⤀-⥿⬀-⯿■-◎▪▫]|${EMOJI}`, 'u');
/** What keeps its form when signs are made plain: pictures, and the dots that end a thought and no label. */
const KEPT = new RegExp(`(${EMOJI}|…)`, 'u');
/** Signs that are not seen: of width zero, of direction, control signs, blanks other than the plain one. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u2800]/u;
const ADDRESS = /[@.:/\\。．｡]|^\+?\d/u;
/** Where another address begins in the midst of a word: at its scheme, at the sign of a handle that ends no word. */
const CUT = /(?<!^)(?=https?:[\\/]|(?<![\p{L}\p{N}._%+\\/-])@)/giu;
/** What may be an address before the cut: `evil.com/?to=`, `blob:`; not `link=`, `¡Entra!`. */
const OPENS = /[\p{L}\p{N}].*[@.:/\\。．｡]|[@.:/\\。．｡].*[\p{L}\p{N}]/su;
/** What might be meant as an address, though it cannot be read as one. */
const LINKLIKE = /:\/\/|@[-_.]*[\p{L}\p{N}]|[\p{L}\p{N}][[({]?[.。．｡][\])}]?\p{L}{2}/u;
/** A script behind its scheme may hold blanks: it is one address to the end. */
const SCRIPT = /^(?:javascript|vbscript|data:[\w.+-]+\/)/i;
/** A word that goes on what stands before it, whatever the blank between them. */
const ENDING = /^\.[\p{L}\p{N}]/u;
/** The same, where a browser would take the tab or the line end between them away; a list's own address is another one. */
const GOES_ON = /^(?:[\\/?#%&=](?![\\/])|[_-][^@.:/\\]+$)/u;

/** Whether a text holds signs a reader cannot see; line ends and tabs between words, and a picture's parts, are no secret. */
export function hidesSigns(text: string): boolean {
  return UNSEEN.test(
    text
      .trim()
      .replace(/[\t\r\n]+/g, ' ')
      .replace(EMOJIS, ' '),
  );
}

/** The text as most programs take it: full-width letters and signs, one-dot leaders and their like made plain. */
export function plainOf(text: string): string {
  return text
    .split(KEPT)
    .map((part, at) => (at % 2 === 1 ? part : part.normalize('NFKC')))
    .join('');
}

/** Whether something that opens nothing as it stands might still be followed by a reader. */
export function looksLikeLink(address: string): boolean {
  return LINKLIKE.test(address);
}

/** The addresses a pasted text holds, without the sentence around them; none where it holds no address. */
export function addressesIn(text: string): string[] {
  const whole = text.trim();
  if (isPhone(whole) || SCRIPT.test(whole)) return [whole];
  const words = wordsOf(whole);
  // A reader takes the word behind a line end for one of its own, whatever a browser does.
  const apart = whole.split(/[\s<>]+/).filter((word) => looksLikeLink(word) && !words.includes(word));
  const pieces = [...new Set([...words, ...apart].flatMap(piecesOf))];
  const addresses = pieces.filter((piece) => words.length === 1 || ADDRESS.test(piece));
  return [...addresses, ...phonesIn(words.map(withoutLinks).join(' '))];
}

/** Where a text shows senders as mail programs do, `Name <address>`: each with the name anybody may choose. */
export function sendersIn(text: string): { readonly name: string; readonly address: string }[] {
  return [...text.matchAll(/([^<>]*)<([^<>\s]+@[^<>\s]+)>/gu)].map(([, name = '', address = '']) => ({
    name,
    address,
  }));
}

/**
 * Every address glued into a word: `👉https://…`, `link=https://…`. What may itself be an address is judged with what
 * follows besides, since a browser would read on: `evil.com/?to=https://…`.
 */
function piecesOf(word: string): string[] {
  const bare = bareOf(word);
  const parts = bare.split(CUT);
  const [first = '', ...others] = parts;
  const whole = parts.length === 1 || OPENS.test(first) ? [bare] : [];
  const readOn = others.flatMap((part, at) => [
    part,
    ...(OPENS.test(part) ? [part + (others[at + 1] ?? '')] : []),
  ]);
  const beside = parts.flatMap((part) => part.split(BESIDES).slice(1).map(bareOf)).filter(looksLikeLink);
  return [...whole, ...readOn.map(bareOf), ...beside].filter((piece) => piece !== '');
}

/** A word without the sentence, the pictures and the label around it. */
function bareOf(word: string): string {
  const bare = withoutLabel(word.replace(BEHIND, '').replace(BEFORE, ''));
  return bare === word ? bare : bareOf(bare);
}

function withoutLinks(word: string): string {
  const parts = word.split(CUT).flatMap((part) => part.split(APART));
  return parts.map((part) => (isLink(part) ? '' : part)).join('|');
}

function isLink(part: string): boolean {
  const read = readAddress(bareOf(part));
  // No host begins with a dot: behind a picture it is the end of nothing.
  const isWeb = read.kind === 'web' && !read.url.hostname.startsWith('.');
  return /\p{L}/u.test(part) && (isWeb || read.kind === 'email');
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
