/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Whether the pages count views and calls for the owner (N17). */
  readonly COUNTS_VISITS: boolean;
}

declare namespace Astro {
  interface ClientDirectives {
    /** Starts at the first sign of intent where the server rendered its figures, else like `client:near` (N12). */
    'client:live'?: boolean;
    /** Hydrates at the visitor's first sign of intent (N10). */
    'client:intent'?: boolean;
    /** Hydrates when it comes near the view, after the first paint (N10). */
    'client:near'?: boolean;
    /** Hydrates with the page's first toast (J7). */
    'client:toast'?: boolean;
  }
}

/** For TypeScript files that pass an Astro component on; `astro check` knows its properties. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
