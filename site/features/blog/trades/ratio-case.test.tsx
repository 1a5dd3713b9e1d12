import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articleById } from '#content/articles/articles.ts';
import { isPriced, type RatioTrade } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import { BASE_LOCALES, type Locale } from '#contracts/locale.ts';
import { shows } from '#tests/example.ts';
import { RatioCase } from './RatioCase.tsx';

const tradesOf = (id: string) =>
  (articleById(id).report?.trades ?? []).filter((one): one is RatioTrade => !isPriced(one));

function drawnOf(id: string, locale: Locale) {
  return tradesOf(id).map((trade) => {
    const $ = load(renderToStaticMarkup(<RatioCase {...{ locale, trade }} />));
    const [head, ratio] = $('figure > p').first().children().toArray();
    return {
      head: $(head).text(),
      ratio: $(ratio).text(),
      label: $('[role="img"]').first().attr('aria-label'),
    };
  });
}

it.runIf(shows('supreme-buy-stop', 'epic-xauusd'))(
  'G8 G9 G12 C11 a trade without prices says in words what was ordered, one risk, and how many of it to the target',
  () => {
    expect([...drawnOf('supreme-buy-stop', 'es'), ...drawnOf('epic-xauusd', 'es')]).toEqual([
      {
        head: 'Buy stop de XAUUSD',
        ratio: '1:10',
        label: 'Buy stop de XAUUSD en múltiplos del riesgo: 1R hasta el stop, 10R hasta el take profit.',
      },
      ...[1, 2].map((number) => ({
        head: `Reentrada ${number}: compra de XAUUSD`,
        ratio: '1:4',
        label: `Reentrada ${number}: compra de XAUUSD en múltiplos del riesgo: 1R hasta el stop, 4R hasta el take profit.`,
      })),
    ]);
    expect([...drawnOf('supreme-buy-stop', 'en'), ...drawnOf('epic-xauusd', 'en')]).toEqual([
      {
        head: 'Buy stop XAUUSD',
        ratio: '1:10',
        label: 'Buy stop XAUUSD in multiples of the risk: 1R to the stop, 10R to the target.',
      },
      ...[1, 2].map((number) => ({
        head: `Re-entry ${number}: buy XAUUSD`,
        ratio: '1:4',
        label: `Re-entry ${number}: buy XAUUSD in multiples of the risk: 1R to the stop, 4R to the target.`,
      })),
    ]);
  },
);

it.runIf(shows('24h-epic-run')).each(BASE_LOCALES)(
  'G11 G13 shows no order in %s when none is recorded',
  (locale) => {
    const drawn = drawnOf('24h-epic-run', locale);
    expect(drawn.map(({ ratio }) => ratio)).toEqual(['1:10', '1:45']);
    for (const { head, label } of drawn) {
      expect(head).toBe(translate(locale, 'blog.trade'));
      expect(label).toMatch(new RegExp(`^${head} `));
      expect(head + label).not.toMatch(/XAU|compra|venta|\bbuy|sell/i);
    }
  },
);
