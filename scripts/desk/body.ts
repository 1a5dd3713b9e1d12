import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import type { Article } from '#content/articles/articles.ts';
import { dayOf } from '#content/articles/day.ts';
import { figureOf, isShownLink, PROSE_TAGS, tradeOf } from '#content/articles/prose-parts.ts';
import { filesOf } from '#site/features/blog/run/run-pictures.ts';

type Attributes = readonly { readonly name?: string; readonly value?: unknown }[];

const TAGS: Readonly<Record<string, readonly string[]>> = PROSE_TAGS;
/** Comments and nothing between them: each ends at its first mark. */
const COMMENTS = /^\s*(\/\*((?!\*\/)[\s\S])*\*\/\s*)*$/;

/** What would end the build of an article's text: a line each. Code is none of it: the server would run what a text says. */
export async function bodyProblems(root: string, article: Article, file: string, body: string) {
  const problems: string[] = [];
  const say = (problem: string) => void problems.push(`${file}: ${problem}`);
  const ask = (look: () => unknown) => {
    try {
      look();
    } catch (error) {
      say(`body: ${(error as Error).message}`);
    }
  };
  const link = ({ url }: { readonly url: string }) => ask(() => isShownLink(url));
  const code = ({ value }: { readonly value: string }) => {
    if (!COMMENTS.test(value))
      say(`body takes no code: write {${value}} without the braces, or as \\{${value}\\}`);
  };
  const tag = (node: { readonly name?: string | null; readonly attributes: unknown }) => {
    const { name } = node;
    const attributes = node.attributes as Attributes;
    if (!name || !Object.hasOwn(TAGS, name)) {
      const tags = Object.keys(TAGS).map((one) => `<${one}>`);
      say(`body takes no <${name ?? ''}>: it takes ${tags.join(', ')}`);
      return;
    }
    if (attributes.some((one) => one.name === undefined || (one.value && typeof one.value === 'object'))) {
      say(`body: <${name}> takes its values in quotation marks, like id="main"`);
      return;
    }
    const takes = TAGS[name] ?? [];
    for (const { name: value = '' } of attributes)
      if (!takes.includes(value))
        say(`body: <${name}> takes no ${value}: it takes ${takes.join(' and ') || 'no values'}`);
    const written = (key: string) => String(attributes.find((one) => one.name === key)?.value ?? '');
    if (name === 'a') ask(() => isShownLink(written('href')));
    const id = written('id');
    if (name === 'Trade') ask(() => tradeOf(article, id));
    if (name === 'Figure') ask(() => figureOf(article, id));
    if (name === 'Stats' || name === 'Timeline' || name === 'Results')
      ask(() => {
        const { pictures = [] } = dayOf(article);
        if (name === 'Results') filesOf(article.id, pictures, picturesIn(root, article.id));
      });
  };
  const plugin = {
    name: 'desk',
    mdxjsEsm: () => say('body takes no line that begins with import or export: begin it with another word'),
    ...{ mdxFlowExpression: code, mdxTextExpression: code, mdxJsxFlowElement: tag, mdxJsxTextElement: tag },
    ...{ link, definition: link },
    image({ url }: { readonly url: string }) {
      if (!/^(https?:|\/)/.test(url) && !existsSync(join(root, dirname(file), decodeURI(url))))
        say(`body: the picture "${url}" is not in ${dirname(file)}`);
    },
  };
  const processor = satteri({ mdastPlugins: [plugin] });
  const compiler = await processor.createMdxRenderer?.({ syntaxHighlight: false } as never, {
    optimize: false,
  });
  try {
    await compiler?.process(body, file, {});
  } catch (error) {
    // A component that is not closed would fail the page.
    say(`body cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
  return problems;
}

/** The pictures of an article as the page finds them. Their sizes are not asked here. */
function picturesIn(root: string, id: string) {
  const files = globSync(`content/articles/${id}/results/*.{png,jpg,jpeg,webp,avif}`, { cwd: root });
  return Object.fromEntries(
    files.map((file) => [`/${file.replaceAll('\\', '/')}`, { default: { src: file, width: 0, height: 0 } }]),
  );
}
