declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates with the first message of its slot (SPEC J7). */
    'client:toast'?: 'stack' | 'system';
  }
}
