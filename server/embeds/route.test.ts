import { expect, test } from 'vitest';
import { EMBED_VENDORS } from '#content/embeds.ts';
import { EMBED_PAGES, type EmbedPageId } from '#contracts/embed-pages.ts';
import { createEmbeds } from './route.ts';

const app = createEmbeds();
const pages = Object.entries(EMBED_PAGES) as [EmbedPageId, string][];
const directive = (csp: string, name: string) =>
  csp
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? '';

test.each(pages)(
  'K9 E6 F11 %s runs without an origin, framed by us only, connected to its vendor only',
  async (id, path) => {
    const response = await app.request(`${path}?lang=en&theme=light`);
    expect(response.status).toBe(200);
    const csp = response.headers.get('content-security-policy') ?? '';
    expect(directive(csp, 'sandbox')).toContain('allow-scripts');
    expect(directive(csp, 'sandbox')).not.toContain('allow-same-origin');
    expect(directive(csp, 'frame-ancestors')).toBe("'self'");
    expect(directive(csp, 'script-src')).not.toMatch(/'self'|unsafe/);
    const hosts = EMBED_VENDORS.find((vendor) => vendor.id === id)?.hosts ?? [];
    const named = [...csp.matchAll(/https:\/\/([^\s;]+)/g)].map(([, host]) => host);
    expect(new Set(named)).toEqual(new Set(hosts));
    const loaded = [...(await response.text()).matchAll(/ src="https:\/\/([^/"]+)/g)].map(([, host]) => host);
    expect(loaded.length).toBeGreaterThan(0);
    for (const host of loaded) expect(hosts).toContain(host);
  },
);

test.each(['?lang=fr', '?theme=%22%3E%3Cscript%3E', '?lang=es&lang=en', '?symbols=1', '?__proto__=x'])(
  'K7 K9 rejects the parameters %s without repeating them',
  async (query) => {
    const response = await app.request(`${EMBED_PAGES.outlook}${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('Bad Request');
  },
);

test('E6 has the vendor’s credit link in the form that its script expects', async () => {
  const html = await (await app.request(EMBED_PAGES.outlook)).text();
  expect(html).toMatch(/<a href="https:\/\/www\.myfxbook\.com" class="myfxbookLink"/);
});

test.each(pages)(
  'N3 %s redirects to the page with consent when opened alone, and is shown in a frame',
  async (_id, path) => {
    const opened = await app.request(`${path}?lang=en`, { headers: { 'sec-fetch-dest': 'document' } });
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toMatch(/^\/(vs-traders|fx-impact)$/);
    const framed = await app.request(`${path}?lang=en`, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(framed.status).toBe(200);
    for (const { headers } of [opened, framed]) expect(headers.get('vary')).toContain('Sec-Fetch-Dest');
  },
);
