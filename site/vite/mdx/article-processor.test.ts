import { expect, it } from 'vitest';
import { articleProcessor } from './article-processor.ts';

const SHARED = { syntaxHighlight: false, shikiConfig: {} } as const;

async function compile(content: string, file: string): Promise<string> {
  const renderer = await articleProcessor().createMdxRenderer?.(SHARED as never, { optimize: false });
  if (!renderer) throw new Error('the processor renders no MDX');
  return (await renderer.process(content, `/site/${file}`, {})).code;
}

it('G2 writes the heading of the footnotes in the language of the article', async () => {
  const text = 'Text.[^1]\n\n[^1]: Source.\n';
  expect(await compile(text, 'a/es.mdx')).toContain('Fuentes y notas');
  expect(await compile(text, 'a/en.mdx')).toContain('Sources and notes');
});

it('G15 turns an article that does not compile into one that throws when it renders', async () => {
  const code = await compile('## Part\n\n<Trade id="main"\n\nText <b>.\n', 'a/es.mdx');
  expect(code).toContain('throw new Error');
});

it.each(['javascript:alert(1)', '/no-page'])(
  'G15 B26 turns an article whose tag links to %s into one that throws when it renders',
  async (address) => {
    const code = await compile(`A <a href="${address}">link</a>.\n`, 'a/es.mdx');
    expect(code).toContain('throw new Error');
  },
);

it('G15 leaves a link whose tag takes its address from the page', async () => {
  const code = await compile('A <a href={props.address}>link</a>.\n', 'a/es.mdx');
  expect(code).not.toContain('throw new Error');
});
