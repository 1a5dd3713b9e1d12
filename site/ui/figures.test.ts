import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatNumber } from '#domain/format.ts';
import { ClaimFigure } from './ClaimFigure.tsx';
import { LinkButton } from './LinkButton.tsx';
import { TradeFigure } from './TradeFigure.tsx';

const write = (price: number, decimals: number) => formatNumber(price, decimals, 'en');
const level = (price: number, name: string) => ({ price, name, text: String(price) });

it('G12 draws a trade with its numbers and a sentence for screen readers', () => {
  const markup = renderToStaticMarkup(
    createElement(TradeFigure, {
      write,
      entry: level(2042.5, 'Entry'),
      stop: level(2046.8, 'Stop loss'),
      target: level(2013.2, 'Take profit'),
      risk: { pips: 43, text: '43 pips' },
      reward: { pips: 293, text: '293 pips' },
      ratio: 6.81,
      description: 'A sell in one sentence',
    }),
  );
  expect(markup).toMatch(
    /role="img" aria-label="A sell in one sentence" data-part="trade" data-entry="2042.5" data-stop="2046.8" data-target="2013.2" data-pips="293" data-ratio="6.81"/,
  );
  expect(markup).toContain('6R');
});

it('G12 A7 writes the prices of the axis in the format of the page, with enough width', () => {
  const drawn = (entry: number, stop: number, target: number) =>
    renderToStaticMarkup(
      createElement(TradeFigure, {
        write,
        entry: level(entry, 'Entry'),
        stop: level(stop, 'Stop loss'),
        target: level(target, 'Take profit'),
        risk: { pips: 1, text: '1' },
        reward: { pips: 3, text: '3' },
        ratio: 3,
        description: '',
      }),
    );
  const axisAt = (markup: string) => Number(/<path d="M(\d+) 34V410/.exec(markup)?.[1]);
  const gold = drawn(2042.5, 2046.8, 2013.2);
  expect(gold).toContain('>2,040<');
  expect(gold).not.toContain('>2040<');
  const bitcoin = drawn(115_000, 114_100, 117_700);
  expect(bitcoin).toContain('>115,000<');
  expect(axisAt(bitcoin)).toBeGreaterThan(axisAt(gold));
});

it('A5 renders a claim figure with its claim id and a link to the note', () => {
  const markup = renderToStaticMarkup(
    createElement(ClaimFigure, { id: 'win-rate', figure: '85%', mark: 'Note' }),
  );
  expect(markup).toContain('data-part="claim" data-claim="win-rate"');
  expect(markup).toMatch(/<a [^>]*href="#claim-note" aria-label="Note"/);
});

it('D1 renders a new-tab link without opener, and with a text for screen readers', () => {
  const props = { href: 'https://pago.aureo.example', newTab: '(new tab)', children: 'Pay' };
  const markup = renderToStaticMarkup(createElement(LinkButton, props));
  expect(markup).toContain('target="_blank" rel="noopener"');
  expect(markup).toContain('(new tab)');
});
