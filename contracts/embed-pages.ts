import * as z from 'zod/mini';
import { LOCALES } from './locale.ts';

/** Our own pages in which companies' scripts run, sealed off from the site; named as in `content/embeds.ts`. */
export const EMBED_PAGES = {
  outlook: '/embed/outlook',
  calendarCharts: '/embed/calendar-charts',
} as const;
export type EmbedPageId = keyof typeof EMBED_PAGES;

/** What such a page takes in its address; anything else is refused. */
export const embedParametersSchema = z.strictObject({
  lang: z._default(z.enum(LOCALES), 'es'),
  theme: z._default(z.enum(['dark', 'light']), 'dark'),
});
export type EmbedParameters = z.infer<typeof embedParametersSchema>;

/**
 * What the frame around such a page may do. Without `allow-same-origin` its scripts have no origin: no storage, no
 * cookies, no way to the site around them.
 */
export const EMBED_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
