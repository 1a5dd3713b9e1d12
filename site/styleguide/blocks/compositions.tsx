import type { Locale } from '#contracts/locale.ts';
import { RiskTable } from '#site/features/home/features/Features.tsx';
import type { Block } from '../block.ts';
import { Deck } from '../Deck.tsx';
import { layout } from './layout.tsx';

const riskTable: Block = {
  name: 'RiskTable',
  states: (locale) => [
    {
      name: 'ledger with a tape a row',
      shown: (
        <div className="stack gap-3">
          <RiskTable locale={locale} />
        </div>
      ),
    },
  ],
};

const testimonialsDeck: Block = {
  name: 'TestimonialsDeck',
  states: (locale) => [
    { name: 'at its start', shown: deckAt('start', locale) },
    { name: 'at its end', shown: deckAt('end', locale) },
  ],
};

const deckAt = (place: 'start' | 'end', locale: Locale) => (
  <div data-deck={place}>
    <Deck locale={locale} />
  </div>
);

export const compositions = [riskTable, testimonialsDeck, layout];
