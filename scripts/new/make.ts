import { WrongArgument } from '../tool-args.ts';
import { newArticle } from './article.ts';
import type { Change } from './changes.ts';
import { newIndicator } from './indicator.ts';
import { newPage } from './page.ts';
import { newSection } from './section.ts';

interface Making {
  readonly make: (root: string, name: string, today: string) => Change[];
  /** What to do after the texts are written. */
  readonly after: string;
}

const MAKERS: Readonly<Record<string, Making>> = {
  page: {
    make: newPage,
    after: 'Move its row in content/routes.ts to its place in the menu.',
  },
  section: { make: newSection, after: 'Move the new line of the page to its place.' },
  article: {
    make: newArticle,
    after: 'docs/content.md explains every field. Test: npm run test:unit -- content/articles',
  },
  indicator: {
    make: newIndicator,
    after:
      'Set match, direction, publisher, frequency and unit. Test: npm run test:unit -- content/indicators',
  },
};

export const USAGE = `npm run new -- page <path>                    npm run new -- page mentoring
npm run new -- section <feature>/<section>     npm run new -- section home/awards
npm run new -- article <id>                    npm run new -- article gold-in-asia
npm run new -- indicator <subject>/<kind>      npm run new -- indicator trade/air-freight`;

/** The files to write for a page, section, article or indicator. Writes nothing. Throws `WrongArgument`. */
export function makeNew(
  root: string,
  kind: string | undefined,
  name: string | undefined,
  today: string,
): { readonly changes: Change[]; readonly after: string } {
  const making = MAKERS[kind ?? ''];
  if (!making || !name) throw new WrongArgument(`Say what to make and its name:\n${USAGE}`);
  return { changes: making.make(root, name, today), after: making.after };
}
