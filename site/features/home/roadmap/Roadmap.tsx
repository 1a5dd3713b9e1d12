import type { ReactNode } from 'react';
import { roadmap } from '#content/roadmap.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { simulatedNote } from '#site/lib/simulated-note.ts';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import { SimulatedNote } from '#site/ui/SimulatedNote.tsx';
import { thousands } from './RoadmapWords.ts';

interface RoadmapProps {
  readonly locale: Locale;
  /** The steps around the phases. */
  readonly children?: ReactNode;
}

/** The brand's hypothetical plan in three phases, with the return that each needs (D9, A8). */
export function Roadmap({ locale, children }: RoadmapProps) {
  const [first] = roadmap;
  const last = roadmap.at(-1);
  const ends = { from: thousands(first?.from ?? 0), to: thousands(last?.to ?? 0, last?.open) };
  return (
    <Section className="stack gap-6" id="roadmap" aria-labelledby="roadmap-heading">
      <SectionHead
        className="measure"
        id="roadmap-heading"
        eyebrow={translate(locale, 'eyebrow.roadmap')}
        register="tool"
        title={translate(locale, 'roadmap.title', ends)}
        lead={translate(locale, 'roadmap.lead')}
      >
        <p className="measure strong">{translate(locale, 'calculator.capital')}</p>
      </SectionHead>
      <SimulatedNote {...simulatedNote(locale)} />
      <RiskLine text={translate(locale, 'shell.risk')} />
      {children}
    </Section>
  );
}
