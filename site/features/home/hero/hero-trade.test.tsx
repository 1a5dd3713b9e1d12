import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { HeroTrade, wordsAt } from './HeroTrade.tsx';
import type { HeroPlan } from './hero-plan.ts';

const plan: HeroPlan = { symbol: 'XAUUSD', entry: 4000.4, stop: 3996.4, target: 4020.4 };
const sale: HeroPlan = { ...plan, stop: 4004.4, target: 3980.4 };
const draw = (locale: (typeof BASE_LOCALES)[number], drawn = plan) =>
  load(renderToStaticMarkup(<HeroTrade locale={locale} plan={drawn} />));

it.each(BASE_LOCALES)('D1 N10 the figures are in the HTML as the build writes it, in %s', (locale) => {
  const text = draw(locale).text();
  for (const figure of ['4,020.40', '4,000.40', '3,996.40', '40.00 USD', '8.00 USD', '0.02', '1:5.00', '87'])
    expect(text).toContain(figure);
});

it('D1 the slider has a name, a range, and its value in words', () => {
  const slider = draw('es')('[data-part="hero-trade"] [data-part="hero-stop"]');
  expect(slider.attr()).toMatchObject({
    role: 'slider',
    min: '3988.4',
    max: '3999.4',
    'aria-orientation': 'vertical',
    'aria-valuenow': '3996.4',
    'aria-valuetext': 'Stop en 3,996.40, a 4.00 USD de la entrada; pierdes 8.00 USD, tamaño 0.02 lotes',
  });
  expect(slider.attr('aria-label')).not.toBe('');
});

it('D1 says that a stop is too wide where even the smallest position loses more than the risk', () => {
  const words = wordsAt(3988.4, { locale: 'es', plan });
  expect(words).toMatchObject({ lots: undefined, gain: null, streak: '—' });
  expect(words.value).toContain('no cabe en tu riesgo');
  expect(words.value).toContain('12.00 USD');
  expect(words.size).not.toMatch(/\d/);
});

it('D1 a sale has its stop above the entry, and its target at the other edge', () => {
  const $ = draw('en', sale);
  expect($('[data-part="hero-trade"]').attr('data-side')).toBe('sell');
  expect($('[data-part="hero-trade"] [style]').attr('style')).toBe(
    draw('en')('[data-part="hero-trade"] [style]').attr('style'),
  );
});

it('D1 A8 is called an example and no history, and marks no figure as a claim', () => {
  const $ = draw('es');
  expect($('figcaption').text()).toContain('ejemplo, no un historial');
  expect($('[data-claim]')).toHaveLength(0);
});

it('D1 M the drawing has the levels and measures of a drawn trade', () => {
  expect(draw('en')('[data-part="trade"]').attr()).toMatchObject({
    'data-entry': '4000.4',
    'data-stop': '3996.4',
    'data-target': '4020.4',
    'data-pips': '200',
    'data-ratio': '5',
  });
});
