/** Files for programs, at the addresses where these look for them (N7, N9). */
export const CHANNELS_FILE = '/.well-known/official-channels.json';
export const SITEMAP_FILE = '/sitemap.xml';
export const MANIFEST_FILE = '/site.webmanifest';
