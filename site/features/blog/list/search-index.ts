import MiniSearch, { type SearchResult } from 'minisearch';

/** A part of an article; its id is the address that leads to it. */
export interface SearchPart {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

export interface Found extends SearchPart {
  /** Words of the part around the first hit. */
  readonly excerpt: string;
}

const MOST = 8;
const AROUND = 70;

/** A search over the parts of all articles: accents and case do not matter, endings and one wrong letter in five are forgiven. */
export function searchOver(parts: readonly SearchPart[]): (query: string) => Found[] {
  const index = new MiniSearch<SearchPart>({
    fields: ['title', 'heading', 'text'],
    storeFields: ['title', 'heading', 'text'],
    processTerm: plain,
    searchOptions: {
      boost: { title: 3, heading: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: 0.2,
      combineWith: 'AND',
    },
  });
  index.addAll(parts);
  return (query) =>
    index
      .search(query)
      .slice(0, MOST)
      .map((result) => ({ ...partOf(result), excerpt: excerptOf(result) }));
}

function partOf({ id, title, heading, text }: SearchResult): SearchPart {
  return { id, title, heading, text };
}

function plain(term: string): string {
  return term
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '');
}

function excerptOf({ text, terms }: SearchResult): string {
  const whole: string = text;
  const at = Math.max(
    0,
    ...terms
      .map((term) => plain(whole).indexOf(term))
      .filter((place) => place >= 0)
      .slice(0, 1),
  );
  const from = at < AROUND ? 0 : whole.indexOf(' ', at - AROUND) + 1;
  const end = whole.lastIndexOf(' ', at + 2 * AROUND);
  const to = whole.length <= at + 2 * AROUND || end <= at ? whole.length : end;
  return `${from > 0 ? '… ' : ''}${whole.slice(from, to)}${to < whole.length ? ' …' : ''}`;
}
