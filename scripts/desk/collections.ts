import type { core } from 'zod/mini';
import * as z from 'zod/mini';
import type { DATA_FILES } from '#brand/data-files.ts';
import { brandSchema } from '#brand/schema.ts';
import { articleSchema } from '#content/articles/schema.ts';
import { comparisonSchema } from '#content/comparison.ts';
import { faqSchema } from '#content/faq.ts';
import { promoSchema } from '#content/promo.ts';
import { roadmapSchema } from '#content/roadmap.ts';
import { href, ROUTES, type Route } from '#content/routes.ts';
import { scenariosSchema } from '#content/scenarios.ts';
import { testimonialsSchema } from '#content/testimonials.ts';
import { videoSchema } from '#content/video-schema.ts';
import { desk } from '#content/words/desk.ts';
import { deskFields } from '#content/words/desk-fields.ts';
import { translate } from '#content/words/translate.ts';
import { BASE_LOCALES, inLocale, type Locale, type Localized } from '#contracts/locale.ts';
import { ARTICLES } from './documents.ts';
import { type Field, fieldsOf, type Naming, relaxed } from './fields.ts';

type DataFile = (typeof DATA_FILES)[number];

const { claims, offers, socials, ...ownFields } = brandSchema.shape;

/** The schema of each file that an owner edits, as it lies on the disk. */
export const DATA_SCHEMAS: Readonly<Record<DataFile, core.$ZodType>> = {
  'brand/brand.json': z.strictObject(ownFields),
  'brand/claims.json': claims,
  'brand/offers.json': offers,
  'brand/socials.json': socials,
  'content/comparison.json': comparisonSchema,
  'content/faq.json': faqSchema,
  'content/promo.json': promoSchema,
  'content/roadmap.json': roadmapSchema,
  'content/scenarios.json': scenariosSchema,
  'content/testimonials.json': testimonialsSchema,
  'content/video.json': videoSchema,
};

/** Where the site shows what a file holds. */
const SHOWN_ON: Readonly<Partial<Record<DataFile, string>>> = {
  'brand/offers.json': href('services'),
  'brand/socials.json': href('contact'),
  'content/comparison.json': '/#comparison',
  'content/faq.json': href('faq'),
  'content/roadmap.json': '/#roadmap',
  'content/scenarios.json': '/#educational-simulator',
  'content/testimonials.json': '/#testimonials',
};

/** The name of a file's document in the editor: `brand/claims.json` → `claims`. */
export const documentName = (file: string) => file.replace(/^.*\/|\.json$/g, '');

/** What a new article begins with. */
export interface NewArticle {
  readonly number: number;
  /** The day of today, YYYY-MM-DD. */
  readonly today: string;
}

/** The configuration of Decap CMS, made from the schemas (https://decapcms.org/docs/configuration-options). */
export function configuration(locale: Locale, fresh: NewArticle) {
  const naming = namingIn(locale);
  return {
    // The address says in which language a refusal is.
    backend: { name: 'proxy', proxy_url: `/api?lang=${locale}`, branch: 'files' },
    load_config_file: false,
    locale,
    // The editor asks for a folder of pictures, and the server has none.
    media_folder: 'content',
    media_library: { name: 'none' },
    publish_mode: 'simple',
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'single_file', locales: BASE_LOCALES, default_locale: 'es' },
    collections: [
      {
        ...{ name: 'articles', label: naming.label('articles'), label_singular: naming.label('article') },
        ...{ folder: ARTICLES, extension: 'json', format: 'json', slug: '{{fields.id}}', i18n: true },
        ...{ create: true, delete: true, identifier_field: 'title', summary: summaryOf(naming) },
        fields: articleFields(naming, fresh),
      },
      {
        ...{ name: 'site', label: naming.label('site'), delete: false },
        files: Object.entries(DATA_SCHEMAS).map(([file, schema]) => ({
          ...{ name: documentName(file), label: naming.label(documentName(file)), file },
          fields: fieldsOf(schema, naming, documentName(file)),
        })),
      },
    ],
  };
}

/** Day, title, and whether it is a draft or a note. */
function summaryOf(naming: Naming): string {
  const mark = (name: string, label: string) => `{{${name} | ternary(' · ${label}', '')}}`;
  const marks = mark('draft', naming.label('isDraft')) + mark('kind', naming.label('articles.kind.note'));
  return `{{published}} · {{title}}${marks}`;
}

/** The texts, side by side in both languages, then the facts, which are the same in both. */
function articleFields(naming: Naming, { number, today }: NewArticle): Field[] {
  const text = (name: string, widget: string): Field => {
    const hint = naming.hint(`articles.${name}`);
    // The check of a save asks for what is missing, once the article is no longer a draft.
    return {
      ...{ name, label: naming.label(name), widget, i18n: true, required: false },
      ...(hint && { hint }),
    };
  };
  const first: Readonly<Record<string, unknown>> = {
    ...{ number: String(number), published: today, updated: today, draft: true },
    ...{ topics: ['method'], level: 'beginner', calls: ['freeChannel', 'vip'] },
  };
  return [
    text('title', 'string'),
    text('seoTitle', 'string'),
    text('description', 'text'),
    text('standfirst', 'text'),
    text('body', 'text'),
    ...fieldsOf(articleSchema, naming, 'articles')
      .map((field) => (field.name === 'slug' ? relaxed(field) : field))
      .map((field) => (field.name in first ? { ...field, default: first[field.name] } : field)),
  ];
}

/** Where the preview looks for each document; `{{id}}` is that of the article. */
export function previews(
  slugs: Readonly<Record<string, Localized<string>>>,
): Readonly<Record<string, unknown>> {
  const files = Object.keys(DATA_SCHEMAS).map((file) => [
    documentName(file),
    SHOWN_ON[file as DataFile] ?? '/',
  ]);
  return { articles: slugs, files: Object.fromEntries(files) };
}

/** Names and hints that an owner reads: those of the longest end of the path that has words; a page has its name in the menu. `offers.period` is not `period`. */
export function namingIn(locale: Locale): Naming {
  const words: Readonly<Record<string, Localized<string> | undefined>> = { ...desk, ...deskFields };
  const find = (kind: string, path: string) => {
    const parts = path.split('.');
    const entry = parts
      .map((_, from) => words[`desk.${kind}.${parts.slice(from).join('.')}`])
      .find((one) => one !== undefined);
    return entry && inLocale(entry, locale);
  };
  const label = (path: string) => {
    const name = path.replace(/^.*\./, '');
    const page = (ROUTES as Readonly<Record<string, Route | undefined>>)[name];
    return find('field', path) ?? (page ? translate(locale, page.nav) : name);
  };
  return {
    locale,
    label,
    hint: (path) => find('hint', path),
  };
}
