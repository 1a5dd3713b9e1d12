/** Files for programs, at their standard addresses (N7, N9). */
export const CHANNELS_FILE = '/.well-known/official-channels.json';
export const SITEMAP_FILE = '/sitemap.xml';
export const LLMS_FILE = '/llms.txt';
export const MANIFEST_FILE = '/site.webmanifest';
