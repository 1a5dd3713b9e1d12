import { limitsOf, UPSTREAM_FILES, type UpstreamFile } from '#feeds/limits.ts';
import { type Answer, answer } from './answer.ts';
import { WORST_ANSWERS } from './worst-answers.ts';

/** The first folder of an upstream on the replay server, where the file is not named for it. */
const FOLDERS: Readonly<Partial<Record<UpstreamFile, string>>> = {
  faireconomy: 'forexfactory',
  'outlook page': 'myfxbook',
  'ons schedule': 'ons-calendar',
  'abs schedule': 'abs-calendar',
};

/** The file that is at a path of the replay server; undefined for a path without one, such as a log-in. */
export function fileAt(path: string): UpstreamFile | undefined {
  const folder = (file: UpstreamFile) => `/${FOLDERS[file] ?? file.split(' ')[0]}/`;
  return UPSTREAM_FILES.find((file) => path.startsWith(folder(file)) && WORST_ANSWERS[file].path.test(path));
}

/** `allowed`: the worst answer that its reader accepts; `refused`: the same with more rows than that. */
export type Hostility = 'allowed' | 'refused';

/** Makes hostile answers, each once: they have megabytes. */
export function hostileAnswers(): (file: UpstreamFile, as: Hostility) => Answer {
  const made = new Map<string, Answer>();
  return (file, as) => {
    const key = `${file} ${as}`;
    const { type, body } = WORST_ANSWERS[file];
    const more = as === 'allowed' ? 0 : limitsOf(file).parts;
    const hostile = made.get(key) ?? answer(type, body(more));
    made.set(key, hostile);
    return hostile;
  };
}
