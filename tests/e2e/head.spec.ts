import { load } from 'cheerio';
import { brand } from '../../brand/load.ts';
import { expect, test } from './harness.ts';

const origin = `https://${brand.domain}`;

test('N7 the files for programs have their content types and no content language', async ({ request }) => {
  for (const [path, type] of [
    ['/sitemap.xml', 'xml'],
    ['/robots.txt', 'text/plain'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/llms.txt', 'text/plain'],
    ['/.well-known/official-channels.json', 'application/json'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icons/512.png', 'image/png'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain(type);
    expect(answer.headers()['content-language'], path).toBeUndefined();
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
  }
});

test('N7 every address of the sitemap answers in its language', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc.replaceAll('&#38;', '&')),
  );
  expect(addresses.length).toBeGreaterThan(15);
  for (const { origin: site, pathname, search, searchParams } of addresses) {
    expect(site).toBe(origin);
    const answer = await request.get(pathname + search);
    expect(answer.status(), pathname).toBe(200);
    expect(answer.headers()['content-language'], pathname).toBe(searchParams.get('lang'));
  }
});

for (const [path, picture] of [
  ['/', 'home'],
  ['/contacto', 'contacto'],
] as const) {
  test(`B N7 ${path} has its own title, picture and address in each language`, async ({ request }) => {
    const titles = new Set<string>();
    for (const [lang, other] of [
      ['es', 'en_US'],
      ['en', 'es_MX'],
    ] as const) {
      const $ = load(await (await request.get(`${path}?lang=${lang}`)).text());
      titles.add($('head > title').text());
      const content = (name: string) => $(`meta[property="${name}"]`).attr('content');
      expect(content('og:image')).toBe(`${origin}/og/${lang}/${picture}.png`);
      expect(content('og:url')).toBe(`${origin}${path}?lang=${lang}`);
      expect(content('og:locale:alternate')).toBe(other);
      const answer = await request.get(`/og/${lang}/${picture}.png`);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    }
    expect(titles.size).toBe(2);
  });
}

test('N18 the sentiment page names a picture with today’s figures, which the server draws', async ({
  request,
}) => {
  const $ = load(await (await request.get('/vs-traders?lang=es')).text());
  const picture = $('meta[property="og:image"]').attr('content') ?? '';
  expect(picture).toMatch(/\/preview\/es\/board\/vs-traders\.[\w-]+\.png$/);
  const answer = await request.get(new URL(picture).pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('K9 N7 manifest and icons load under the page’s content security policy', async ({ look }) => {
  const page = await look('/contacto');
  const loaded = await page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
    const manifest = (await (await fetch(href)).json()) as {
      readonly icons: readonly { readonly src: string }[];
    };
    const tries = manifest.icons.map(async ({ src }) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    });
    return Promise.all(tries);
  });
  expect(loaded.length).toBeGreaterThan(2);
});
