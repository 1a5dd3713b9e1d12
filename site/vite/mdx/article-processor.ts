import { satteri } from '@astrojs/markdown-satteri';
import type { MarkdownProcessor, MdxRenderer } from 'astro/markdown';
import { translate } from '#content/words/translate.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contracts/locale.ts';

type CreateMdx = NonNullable<MarkdownProcessor['createMdxRenderer']>;

/**
 * Astro's Markdown with two changes. The heading and links of the footnotes are in the article's language. An article
 * that does not compile becomes one that throws when it renders, so that the build continues (G15).
 */
export function articleProcessor(): MarkdownProcessor {
  return {
    ...satteri(),
    async createMdxRenderer(shared, mdx) {
      const renderers = await Promise.all(LOCALES.map((locale) => create(locale, shared, mdx)));
      const byLocale = Object.fromEntries(LOCALES.map((locale, index) => [locale, renderers[index]]));
      return {
        async process(content, path, frontmatter) {
          const renderer = byLocale[localeOf(path)] as MdxRenderer;
          try {
            return await renderer.process(content, path, frontmatter);
          } catch (cause) {
            return renderer.process(failing(cause as Error), path, frontmatter);
          }
        },
      };
    },
  };
}

function create(locale: Locale, shared: Parameters<CreateMdx>[0], mdx: Parameters<CreateMdx>[1]) {
  const footnotes = {
    label: translate(locale, 'blog.notes'),
    backLabel: `${translate(locale, 'blog.backToText')} {reference}`,
    clobberPrefix: '',
  };
  const processor = satteri({ features: { gfm: { footnotes } } });
  return (processor.createMdxRenderer as CreateMdx)(shared, mdx);
}

/** The file name is the language: `…/es.mdx`. */
function localeOf(path: string): Locale {
  return LOCALES.find((locale) => path.endsWith(`/${locale}.mdx`)) ?? DEFAULT_LOCALE;
}

/** An article that throws the compile error when it renders. */
function failing({ message }: Error): string {
  return `{(() => { throw new Error(${JSON.stringify(message)}); })()}`;
}
