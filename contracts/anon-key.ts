/** Public key that the functions require when the owner sets no `ANON_KEY`. It identifies the site and protects nothing (K1). */
export const ANON_KEY = 'public-anon-key';
