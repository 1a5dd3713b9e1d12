import { WrongArgument } from '../tool-args.ts';
import { type Change, camelCase, checkName, insertBefore, newFile, read } from './changes.ts';
import { word, wordsOf } from './section.ts';

const ROUTES = 'content/routes.ts';
const TRANSLATE = 'content/words/translate.ts';

/** A page with a heading, its words, its route, and its place at the end of the menu. */
export function newPage(root: string, name: string): Change[] {
  const path = checkName(name);
  const id = camelCase(path);
  if (read(root, ROUTES).includes(`path: '/${path}'`) || read(root, ROUTES).includes(`  ${id}: {`))
    throw new WrongArgument(`${ROUTES} has a page "${path}" already.`);
  const from = (file: string) => ({ file, text: read(root, file) });
  const row = `  ${id}: { path: '/${path}', nav: '${id}.nav', menu: 'main' },\n`;
  const spread = insertBefore(from(TRANSLATE), '} as const satisfies Entries;', `  ...${id},\n`);
  const words =
    word(`${id}.nav`, 'Name in the menu; short') +
    word(`${id}.title`, 'Document title, without the brand') +
    word(`${id}.description`, 'Meta description');
  return [
    newFile(root, `site/pages/[locale]/${path}.astro`, route(id)),
    newFile(
      root,
      `content/words/${path}.ts`,
      `import { defineWords } from './define.ts';\n\nexport const ${id} = defineWords({\n${words}${wordsOf(id)}});\n`,
    ),
    { file: TRANSLATE, text: `import { ${id} } from './${path}.ts';\n${spread.text}` },
    insertBefore(from(ROUTES), '  contact: {', row),
  ];
}

const route = (id: string) => `---
import { brand } from '#brand/load.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import Page from '#site/layouts/Page.astro';
import { localePaths } from '#site/lib/locale-paths.ts';
import { breadcrumbData } from '#site/seo/breadcrumbs.ts';
import { Hero } from '#site/ui/Hero.tsx';

export const getStaticPaths = localePaths;

const { locale } = Astro.params;
const title = \`\${translate(locale, '${id}.title')} · \${brand.name}\`;
const description = translate(locale, '${id}.description');
const path = href('${id}');
---

<Page {locale} {path} {title} {description} lossLine="shell" data={breadcrumbData(locale, [{ name: translate(locale, '${id}.title'), path }])}>
  <Hero headline={translate(locale, '${id}.heading')} lead={translate(locale, '${id}.text')} />
</Page>
`;
