import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { WrongArgument } from '../tool-args.ts';
import {
  type Change,
  camelCase,
  checkName,
  insertBefore,
  newFile,
  pascalCase,
  placeholder,
  read,
} from './changes.ts';

/** A section at the end of a page: "home/awards" makes `site/features/home/awards/`, its words, and its place in the page. */
export function newSection(root: string, name: string): Change[] {
  const [feature = '', section = ''] = name.split('/');
  const words = `content/words/${feature}.ts`;
  const page = pageOf(root, feature);
  if (section === '' || !page || !existsSync(join(root, words)))
    throw new WrongArgument(
      `Give <feature>/<section>, like home/awards. "${feature}" has no page or no ${words}.`,
    );
  checkName(section);
  const component = pascalCase(section);
  const key = feature === 'home' ? camelCase(section) : `${camelCase(feature)}.${camelCase(section)}`;
  const import_ = `import { ${component} } from '#site/features/${feature}/${section}/${component}.tsx';\n`;
  const drawn = insertBefore(
    { file: page, text: read(root, page) },
    '</Page>',
    `  <${component} {locale} />\n`,
  );
  return [
    ...sectionFiles(root, `site/features/${feature}/${section}`, { component, key, heading: 2 }),
    insertBefore({ file: words, text: read(root, words) }, '});', wordsOf(key)),
    { file: page, text: drawn.text.replace('---\n', `---\n${import_}`) },
  ];
}

/** The page that draws the parts of a feature. */
function pageOf(root: string, feature: string): string | undefined {
  const pages = globSync('site/pages/**/*.astro', { cwd: root }).sort();
  return pages.find((page) => {
    const text = read(root, page);
    return feature !== '' && text.includes(`#site/features/${feature}/`) && text.includes('</Page>');
  });
}

interface Part {
  readonly component: string;
  /** Of its words, without ".title". */
  readonly key: string;
  readonly heading: 1 | 2;
}

/** A component with a heading and a paragraph, and its styles. */
export function sectionFiles(root: string, folder: string, { component, key, heading }: Part): Change[] {
  const id = `${key.replaceAll('.', '-').toLowerCase()}-title`;
  const text = `import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './${component}.module.css';

export function ${component}({ locale }: { readonly locale: Locale }) {
  return (
    <section className={\`page \${styles.section}\`} aria-labelledby="${id}">
      <h${heading} className={styles.title} id="${id}">
        {translate(locale, '${key}.heading')}
      </h${heading}>
      <p>{translate(locale, '${key}.text')}</p>
    </section>
  );
}
`;
  const css = `.section {
  padding-block-start: var(--section);
}

.title {
  max-inline-size: 14em;
  margin-block-end: clamp(2rem, 5vw, 3.5rem);
  font-size: var(--step-${heading === 1 ? 5 : 4});
}
`;
  return [
    newFile(root, `${folder}/${component}.tsx`, text),
    newFile(root, `${folder}/${component}.module.css`, css),
  ];
}

/** The words of such a component. */
export function wordsOf(key: string): string {
  return word(`${key}.heading`, `Heading of ${key}`) + word(`${key}.text`, `Text of ${key}`);
}

export function word(key: string, note: string): string {
  const text = (language: string) => placeholder(`${note}, in ${language}`);
  return `  '${key}': {\n    note: '${note}',\n    es: '${text('Spanish')}',\n    en: '${text('English')}',\n  },\n`;
}
