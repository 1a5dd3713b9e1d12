/// <reference types="astro/client" />

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates at the visitor's first sign of intent (N10). */
    'client:intent'?: boolean;
    /** Hydrates when it comes near the view, after the first paint (N10). */
    'client:near'?: boolean;
    /** Hydrates with the page's first toast (J7). */
    'client:toast'?: boolean;
  }
}
