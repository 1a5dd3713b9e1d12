import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { WrongArgument } from '../tool-args.ts';
import { type Change, checkName, insertBefore, placeholder, read } from './changes.ts';

const FOLDER = 'content/indicators/catalogue';

/** An entry at the end of the file of its subject: "trade/air-freight" goes to `content/indicators/catalogue/trade.ts`. */
export function newIndicator(root: string, name: string): Change[] {
  const [subject = '', kind = ''] = name.split('/');
  const isList = (file: string) => read(root, file).includes('\n];');
  const files = globSync(`${FOLDER}/*.ts`, { cwd: root }).filter(isList);
  const subjects = files.map((file) => basename(file, '.ts')).sort();
  if (!subjects.includes(subject) || kind === '')
    throw new WrongArgument(
      `Give <subject>/<kind>, like trade/air-freight. Subjects: ${subjects.join(', ')}.`,
    );
  checkName(kind);
  const known = files.find((file) => read(root, file).includes(`kind: '${kind}',`));
  if (known) throw new WrongArgument(`${known} has an entry "${kind}" already.`);
  const file = `${FOLDER}/${subject}.ts`;
  return [insertBefore({ file, text: read(root, file) }, '];', entry(kind))];
}

const both = (what: string) =>
  `{ es: '${placeholder(`${what} in Spanish`)}', en: '${placeholder(`${what} in English`)}' }`;

const entry = (kind: string) => `  {
    kind: '${kind}',
    topic: null,
    match: ['${kind.replaceAll('-', ' ')}'],
    direction: 'none',
    publisher: null,
    frequency: 'monthly',
    unit: 'change',
    name: ${both(`name of ${kind}`)},
    summary: ${both(`what ${kind} measures and who publishes it`)},
    insight: ${both(`what is watched in ${kind}, and what a surprise has tended to do`)},
    tags: { es: ['${placeholder('tag')}'], en: ['${placeholder('tag')}'] },
  },
`;
