import { sectionWords } from '#content/messages/dictionary.ts';
import { TESTIMONIALS } from '#content/testimonials.ts';
import { TestimonialsDeck } from '#site/islands/home-tools/TestimonialsDeck.tsx';
import { ImpactTape } from '#site/sections/home/ImpactTape.tsx';
import { RiskTable } from '#site/sections/home/RiskTable.tsx';
import { TestimonialCards } from '#site/sections/home/TestimonialCards.tsx';
import type { Block } from '../block.ts';

const riskTable: Block = {
  name: 'RiskTable',
  states: (locale) => [{ name: 'ledger with a tape a row', shown: <RiskTable locale={locale} /> }],
};

const impactTape: Block = {
  name: 'ImpactTape',
  states: (locale) => [{ name: 'three levels', shown: <ImpactTape locale={locale} /> }],
};

const testimonialsDeck: Block = {
  name: 'TestimonialsDeck',
  states: (locale) => [
    {
      name: 'at its start',
      shown: (
        <TestimonialsDeck words={sectionWords(locale, 'voicesDeck')} count={TESTIMONIALS.length}>
          <TestimonialCards locale={locale} />
        </TestimonialsDeck>
      ),
    },
  ],
};

export const compositions = [riskTable, impactTape, testimonialsDeck];
