import { expect, it } from 'vitest';
import { articleProcessor } from './article-processor.ts';

const SHARED = { syntaxHighlight: false, shikiConfig: {} } as const;

async function compile(content: string, file: string): Promise<string> {
  const renderer = await articleProcessor().createMdxRenderer?.(SHARED as never, { optimize: false });
  if (!renderer) throw new Error('the processor renders no MDX');
  return (await renderer.process(content, `/site/${file}`, {})).code;
}

it('G2 the footnotes of an article are headed in its language', async () => {
  const text = 'Text.[^1]\n\n[^1]: Source.\n';
  expect(await compile(text, 'a/es.mdx')).toContain('Fuentes y notas');
  expect(await compile(text, 'a/en.mdx')).toContain('Sources and notes');
});

it('G15 an article that does not compile becomes one that throws when it is rendered', async () => {
  const code = await compile('## Part\n\n<Trade id="main"\n\nText <b>.\n', 'a/es.mdx');
  expect(code).toContain('throw new Error');
});
