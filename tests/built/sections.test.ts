import { describe, expect, it } from 'vitest';
import { claimText, shownClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { contactChannels } from '#content/contact.ts';
import { VIP_EFFECTIVENESS } from '#content/free-channel.ts';
import { NETWORK_CLAIMS } from '#content/network.ts';
import { href, isOpen } from '#content/routes.ts';
import { BASE_LOCALES, type BaseLocale } from '#contracts/locale.ts';
import { plainText } from '../plain-text.ts';
import { distPages } from './pages.ts';

const pages = distPages();

function texts(path: string, locale: BaseLocale, selector: string): string[] {
  const page = pages.find((one) => one.path === path && one.file.startsWith(`${locale}/`));
  if (!page) throw new Error(`${locale}${path} is missing`);
  return page
    .$(`main ${selector}`)
    .toArray()
    .map((one) => plainText(page.$(one).text()));
}

function expectInOrder(given: readonly string[], wanted: readonly RegExp[]): void {
  expect(given).toHaveLength(wanted.length);
  for (const [index, said] of wanted.entries()) expect(given[index]).toMatch(said);
}

/** Items of the product description, each found by its subject, because the wording may change. */
const LISTS = {
  es: {
    features: [/señales.*seman/i, /educación smart money/i, /comunidad/i],
    free: [
      /señales.*semanales/i,
      /educación básica/i,
      /resultados.*VIP/i,
      /comunidad básica/i,
      /análisis general/i,
    ],
    vip: [
      /señales diarias.*tiempo real/i,
      /educación avanzada.*masterclass/i,
      /análisis completo.*entrada.*stop loss.*take profit/i,
      /comunidad exclusiva/i,
      /^efectividad/i,
      /soporte directo/i,
    ],
    pieces: [
      /sudaderas|hoodies/i,
      /playeras|camisetas/i,
      /gorr.*(gorro|beanie)/i,
      /tazas/i,
      /accesorios tecn/i,
      /arte digital.*NFT/i,
    ],
    ideas: [/futurista/i, /premium/i, /rebelde/i],
  },
  en: {
    features: [/signals.*week/i, /smart money education/i, /community/i],
    free: [/weekly.*signals/i, /basic education/i, /VIP results/i, /basic community/i, /general.*analysis/i],
    vip: [
      /daily.*signals.*real time/i,
      /advanced education.*masterclass/i,
      /full analysis.*entry.*stop loss.*take profit/i,
      /exclusive community/i,
      /^.*effectiveness/i,
      /direct support/i,
    ],
    pieces: [/hoodies/i, /t-shirts/i, /caps.*beanies/i, /mugs/i, /tech accessories/i, /digital art.*NFT/i],
    ideas: [/futuristic/i, /premium/i, /rebel/i],
  },
} as const;

describe.each(BASE_LOCALES)('H lists of the pages in %s', (locale) => {
  const lists = LISTS[locale];

  it('H2 shows the three features, the five free lines and the six paid ones of the description', () => {
    expectInOrder(texts('/canal-gratuito', locale, '[aria-labelledby="intro-title"] h3'), lists.features);
    expectInOrder(texts('/canal-gratuito', locale, '[data-part="slip"][data-tier="free"] li'), lists.free);
    const [effectiveness] = shownClaims([VIP_EFFECTIVENESS]);
    const isSaid = (line: RegExp) =>
      effectiveness !== undefined || !/efectividad|effectiveness/.test(line.source);
    const paid = texts('/canal-gratuito', locale, '[data-part="slip"][data-tier="vip"] li');
    expectInOrder(paid, lists.vip.filter(isSaid));
    if (effectiveness) expect(paid.join('\n')).toContain(claimText(effectiveness, locale));
    const marked = texts('/canal-gratuito', locale, '[data-tier="vip"] [data-tone]');
    expect(marked).toEqual([locale === 'es' ? 'RECOMENDADO' : 'RECOMMENDED']);
  });

  it.runIf(isOpen('merch'))('H3 shows the six pieces and the three ideas of the description', () => {
    expectInOrder(texts('/merch', locale, '[aria-labelledby="collection-title"] h3'), lists.pieces);
    expectInOrder(texts('/merch', locale, '[data-part="idea"] dt'), lists.ideas);
  });

  it.runIf(isOpen('network'))(
    'H5 A5 marks the hours and the official share as claims, but not the count',
    () => {
      const stat = (nth: number, rest = '') =>
        texts(href('network'), locale, `[data-part="stat"]:nth-child(${nth}) ${rest}`);
      expect(stat(1, '[data-claim]')).toEqual([]);
      for (const [index, claim] of shownClaims(NETWORK_CLAIMS).entries()) {
        const [said = ''] = stat(index + 2, `[data-claim="${claim.id}"]`);
        expect(said).toContain(plainText(claimText(claim, locale)));
        expect(stat(index + 2, `[data-claim="${claim.id}"] a[href="#claim-note"]`)).toHaveLength(1);
      }
    },
  );

  it('H4 shows the response time that the brand promises for each channel, and that of VIP members as theirs', () => {
    const page = pages.find(({ path, file }) => path === '/contacto' && file.startsWith(locale));
    const attributes = (selector: string, name: string) =>
      page
        ?.$(selector)
        .toArray()
        .map((one) => page.$(one).attr(name));
    const rows = '[data-part="contact-channel"]';
    const channels = contactChannels(brand, locale);
    expect(attributes(rows, 'data-kind')).toEqual(channels.map(({ kind }) => kind));
    expect(attributes(rows, 'data-wait')).toEqual(channels.map(({ wait }) => wait));
    const waits = (['vip', 'email', 'social'] as const).filter((one) =>
      channels.some(({ wait }) => wait === one),
    );
    const { answerHours = {} } = brand;
    const promised = waits.filter((wait) => answerHours[wait] !== undefined);
    expect(attributes('[data-part="response-time"]', 'data-wait')).toEqual(promised);
    expect(attributes('[data-part="response-time"]', 'data-hours')).toEqual(
      promised.map((wait) => String(answerHours[wait])),
    );
    for (const [index, text] of texts('/contacto', locale, rows).entries()) {
      const wait = channels[index]?.wait ?? 'email';
      const hours = answerHours[wait];
      if (hours !== undefined) expect(text).toMatch(new RegExp(`\\b${hours}\\b`));
      expect(/VIP/.test(text)).toBe(wait === 'vip' && hours !== undefined);
    }
  });

  it('H4 A7 makes every point of the description in the notice, including payments', () => {
    const notice = '[data-part="anti-scam"]';
    const point = (name: string) => texts('/contacto', locale, `${notice} [data-point="${name}"]`);
    const not = { accounts: /fals|fake/i, people: /autoriz|authori/i, groups: /grupos|groups/i };
    for (const [name, said] of Object.entries({ ...not, calls: /llamadas|calls/i, money: /dinero|money/i }))
      expect(point(name), name).toEqual([expect.stringMatching(said)]);
    const [card = ''] = point('card');
    expect(card).toMatch(
      locale === 'es' ? /^Con tarjeta, desde los botones de este sitio/ : /^By card, from this site/,
    );
    const ours = texts('/contacto', locale, `${notice} [data-side="ours"] li`).join('\n');
    for (const said of [brand.domain, brand.email, /verificad|verified/i]) {
      expect(ours).toMatch(typeof said === 'string' ? new RegExp(said.replaceAll('.', '\\.')) : said);
    }
  });

  it('H1 G12 A8 shows the sample trade with its pips and ratio, with the stamp of simulated figures', () => {
    const page = pages.find(({ path, file }) => path === '/comprar-vip' && file.startsWith(locale));
    const trade = page?.$('main [data-part="trade"]');
    const data = { entry: '2042.5', stop: '2046.8', target: '2013.2', pips: '293' };
    for (const [name, value] of Object.entries(data)) expect(trade?.attr(`data-${name}`)).toBe(value);
    expect(Number(trade?.attr('data-ratio'))).toBeCloseTo(6.8, 1);
    expect(trade?.attr('aria-label')).toMatch(/2,042\.50.*2,046\.80.*43 pips.*2,013\.20.*293 pips.*1:6\.8/);
    expect(trade?.closest('figure').find('[data-part="stamp"]')).toHaveLength(1);
  });
});
