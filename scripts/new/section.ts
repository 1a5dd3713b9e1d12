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

/** The index of links ends the home page (D14). */
const INDEX = /^.*<InternalLinks .*$/m;

/** A section at the end of a page: "home/awards" makes `site/features/home/Awards.tsx`, its words, and its place in the page. */
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
  const import_ = `import { ${component} } from '#site/features/${feature}/${component}.tsx';\n`;
  const text = read(root, page);
  if (text.includes(`<${component} `))
    throw new WrongArgument(`${page} has a section "${component}" already.`);
  const [end = '</Page>'] = INDEX.exec(text) ?? [];
  const drawn = insertBefore({ file: page, text }, end, `  <${component} {locale} />\n`);
  return [
    sectionFile(root, `site/features/${feature}`, component, key),
    insertBefore({ file: words, text: read(root, words) }, '});', wordsOf(key)),
    { file: page, text: drawn.text.replace('---\n', `---\n${import_}`) },
  ];
}

/** The page that draws the parts of a feature. */
function pageOf(root: string, feature: string): string | undefined {
  const pages = globSync('site/pages/**/*.astro', { cwd: root }).sort();
  return pages.find((page) => {
    const text = read(root, page);
    const isOfFeature = page.endsWith(`/${feature}.astro`) || text.includes(`#site/features/${feature}/`);
    return feature !== '' && isOfFeature && text.includes('</Page>');
  });
}

/** A component with a heading and a paragraph. */
function sectionFile(root: string, folder: string, component: string, key: string): Change {
  const id = `${key.replaceAll('.', '-').toLowerCase()}-title`;
  const text = `import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Section, SectionHead } from '#site/ui/Section.tsx';

export function ${component}({ locale }: { readonly locale: Locale }) {
  return (
    <Section aria-labelledby="${id}">
      <SectionHead id="${id}" title={translate(locale, '${key}.heading')} lead={translate(locale, '${key}.text')} />
    </Section>
  );
}
`;
  return newFile(root, `${folder}/${component}.tsx`, text);
}

/** The words of such a component. */
export function wordsOf(key: string): string {
  return word(`${key}.heading`, `Heading of ${key}`) + word(`${key}.text`, `Text of ${key}`);
}

export function word(key: string, note: string): string {
  const text = (language: string) => placeholder(`${note}, in ${language}`);
  return `  '${key}': {\n    note: '${note}',\n    es: '${text('Spanish')}',\n    en: '${text('English')}',\n  },\n`;
}
