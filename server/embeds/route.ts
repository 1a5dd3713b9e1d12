import { Hono } from 'hono';
import {
  EMBED_PAGES,
  type EmbedPageId,
  type EmbedParameters,
  embedParametersSchema,
} from '#contracts/embed-pages.ts';
import { plainSecurity } from '../site/headers.ts';
import { calendarChartsPage } from './calendar-charts.ts';
import { outlookPage } from './outlook.ts';
import { type EmbedPage, embedDocument, embedHeaders } from './page.ts';

const PAGES: Readonly<Record<EmbedPageId, (parameters: EmbedParameters) => EmbedPage>> = {
  outlook: outlookPage,
  calendarCharts: calendarChartsPage,
};

/** The page that asks for consent before it frames one of these. */
const ASKED_ON: Readonly<Record<EmbedPageId, string>> = {
  outlook: '/vs-traders',
  calendarCharts: '/fx-impact',
};
/** The answer depends on whether the browser loads it in a frame. */
const VARY = { Vary: 'Sec-Fetch-Dest' };

/**
 * `GET /embed/<vendor>?lang&theme`: the sandboxed pages; other parameters and values are rejected (E6, F11). They connect
 * to the vendor at once, so a browser that opens one outside a frame is redirected to the page that asks for consent (N3).
 */
export function createEmbeds(): Hono {
  const app = new Hono();
  for (const [id, path] of Object.entries(EMBED_PAGES) as [EmbedPageId, string][]) {
    app.get(path, (c) => {
      const given = Object.entries(c.req.queries());
      const once = given.every(([, values]) => values.length === 1);
      const parsed = embedParametersSchema.safeParse(
        Object.fromEntries(given.map(([name, [value]]) => [name, value])),
      );
      if (!once || !parsed.success)
        return new Response('Bad Request', {
          status: 400,
          headers: { ...plainSecurity, 'Cache-Control': 'no-store' },
        });
      const target = c.req.header('sec-fetch-dest');
      if (target !== undefined && target !== 'iframe')
        return new Response(null, {
          status: 303,
          headers: { ...plainSecurity, ...VARY, 'Cache-Control': 'no-store', Location: ASKED_ON[id] },
        });
      const page = PAGES[id](parsed.data);
      return new Response(embedDocument(page, parsed.data), {
        headers: { ...embedHeaders(id, page), ...VARY },
      });
    });
  }
  return app;
}
