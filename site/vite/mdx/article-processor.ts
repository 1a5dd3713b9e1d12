import { satteri } from '@astrojs/markdown-satteri';
import type { MarkdownProcessor, MdxRenderer } from 'astro/markdown';
import { refuseAddress } from '#content/articles/link-address.ts';
import { translate } from '#content/words/translate.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contracts/locale.ts';

type CreateMdx = NonNullable<MarkdownProcessor['createMdxRenderer']>;

/**
 * Astro's Markdown with three changes. The heading and links of the footnotes are in the article's language. A link that is
 * written as a tag, which no component draws, has an address that a text may link to. An article that does not compile becomes one that throws when it renders, so that the build continues (G15).
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
  const processor = satteri({ features: { gfm: { footnotes } }, mdastPlugins: [tagLinks] });
  return (processor.createMdxRenderer as CreateMdx)(shared, mdx);
}

interface Tag {
  readonly name?: string | null;
  readonly attributes: readonly { readonly name?: string; readonly value?: unknown }[];
}

const checkLink = ({ name, attributes }: Tag) => {
  const href = attributes.find((one) => one.name === 'href')?.value;
  // In a legal document it may be an expression, of which the page knows the value.
  if (name === 'a' && typeof href === 'string') refuseAddress(href);
};

const tagLinks = { name: 'tag-links', mdxJsxFlowElement: checkLink, mdxJsxTextElement: checkLink };

/** The file name is the language: `…/es.mdx`. */
function localeOf(path: string): Locale {
  return LOCALES.find((locale) => path.endsWith(`/${locale}.mdx`)) ?? DEFAULT_LOCALE;
}

/** An article that throws the compile error when it renders. */
function failing({ message }: Error): string {
  return `{(() => { throw new Error(${JSON.stringify(message)}); })()}`;
}
