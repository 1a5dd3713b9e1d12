import * as z from 'zod/mini';
import { LOCALES } from './locale.ts';

/** Our own pages that run other companies' scripts, sandboxed; named as in `content/embeds.ts`. */
export const EMBED_PAGES = {
  outlook: '/embed/outlook',
  calendarCharts: '/embed/calendar-charts',
} as const;
export type EmbedPageId = keyof typeof EMBED_PAGES;

/** Query parameters of such a page; any other parameter is rejected. */
export const embedParametersSchema = z.strictObject({
  lang: z._default(z.enum(LOCALES), 'es'),
  theme: z._default(z.enum(['dark', 'light']), 'dark'),
});
export type EmbedParameters = z.infer<typeof embedParametersSchema>;

/**
 * The sandbox of the frame around such a page. Without `allow-same-origin` its scripts have no origin: no storage, no
 * cookies, no access to the site around them.
 */
export const EMBED_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
