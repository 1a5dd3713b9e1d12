/** Public key the functions ask for when the owner sets no `ANON_KEY`; it identifies the site and guards nothing (SPEC K1). */
export const ANON_KEY = 'public-anon-key';
