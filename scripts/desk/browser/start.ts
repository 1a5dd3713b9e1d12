import type { ComponentType } from 'react';
import type { Phrases } from './phrases.ts';

/** What the server says at the start. */
export interface Start {
  readonly config: object;
  /** Origin of the development server. */
  readonly preview: string;
  readonly locale: 'es' | 'en';
  /** The brand's name in addresses, for `{{slug}}` in those of articles. */
  readonly slug: string;
  readonly previews: {
    readonly files: Readonly<Record<string, string>>;
    readonly articles: Readonly<Record<string, string | Readonly<Record<'es' | 'en', string>>>>;
  };
  readonly words: Readonly<Record<string, string>>;
}

/** The part of Decap CMS that the desk uses; its script puts it into `window`. */
export interface Editor {
  init(options: { readonly config: object }): void;
  getLocale(locale: string): Phrases | undefined;
  registerLocale(locale: string, phrases: Phrases): void;
  registerMediaLibrary(library: { readonly name: string; readonly init: () => object }): void;
  registerPreviewStyle(address: string): void;
  registerPreviewTemplate(name: string, template: unknown): void;
}

/** What the editor gives to the preview of a document. */
export interface PreviewProps {
  readonly entry: { readonly toJS: () => { readonly data?: Readonly<Record<string, unknown>> } };
}

interface Specification {
  readonly [method: string]: unknown;
}

export interface EditorWindow {
  readonly CMS: Editor;
  readonly h: (tag: string, props: object) => unknown;
  readonly createClass: (specification: Specification) => ComponentType<PreviewProps>;
}

export const editorWindow = () => window as unknown as EditorWindow;

export const askEditor = () => editorWindow().CMS;
