declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates with the first message of its slot (J7). */
    'client:toast'?: 'stack' | 'system';
  }
}
