import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import { Section } from '#site/ui/Section.tsx';

interface IntroductionProps {
  readonly locale: Locale;
  /** Anchor of the legend, without "#". */
  readonly legend: string;
  /** The ways to share the page. */
  readonly children?: ReactNode;
}

/** What each event shows, the risk of trading the news, and ways to share the page (F1, F2). */
export function Introduction({ locale, legend, children }: IntroductionProps) {
  return (
    <Section className="split first-wider">
      <div className="stack gap-4">
        <p className="size-2">{translate(locale, 'fxImpact.hero.subtitle')}</p>
        <p className="strong">{translate(locale, 'fxImpact.hero.tagline')}</p>
        <p className="measure">{translate(locale, 'fxImpact.hero.lead')}</p>
        <p className="cluster">
          <LinkButton href={`#${legend}`} kind="quiet">
            {translate(locale, 'fxImpact.hero.toLegend')}
          </LinkButton>
        </p>
      </div>
      <div className="stack gap-4">
        <RiskLine text={translate(locale, 'shell.risk')} />
        {children}
      </div>
    </Section>
  );
}
