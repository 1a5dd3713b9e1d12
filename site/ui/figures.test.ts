import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClaimFigure } from './ClaimFigure.tsx';
import { LinkButton } from './LinkButton.tsx';
import { TradeFigure } from './TradeFigure.tsx';

const level = (price: number, name: string) => ({ price, name, text: String(price) });

it('G12 a drawn trade carries its numbers and a sentence for screen readers', () => {
  const markup = renderToStaticMarkup(
    createElement(TradeFigure, {
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

it('A5 a claim figure names its claim and leads to the note', () => {
  const markup = renderToStaticMarkup(
    createElement(ClaimFigure, { id: 'win-rate', figure: '85%', mark: 'Note' }),
  );
  expect(markup).toContain('data-part="claim" data-claim="win-rate"');
  expect(markup).toMatch(/<a [^>]*href="#claim-note" aria-label="Note"/);
});

it('D1 a link to another tab gives nothing away about this one and says so', () => {
  const props = { href: 'https://pago.aureo.example', newTab: '(new tab)', children: 'Pay' };
  const markup = renderToStaticMarkup(createElement(LinkButton, props));
  expect(markup).toContain('target="_blank" rel="noopener"');
  expect(markup).toContain('(new tab)');
});
