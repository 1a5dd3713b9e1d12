import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { RiskLine } from '#site/ui/RiskLine.tsx';

interface ReadingsProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#". */
  readonly anchor: string;
  /** The live cards. */
  readonly children?: ReactNode;
}

/** The live parts, which bring the page's heading, with a note for readers without scripts. */
export function Readings({ locale, anchor, children }: ReadingsProps) {
  return (
    <section className="page stack gap-5" id={anchor} aria-labelledby="board-heading">
      {children}
      <noscript>
        <p className="panel marked strong">{translate(locale, 'vsTraders.readings.noScript')}</p>
      </noscript>
      <RiskLine text={translate(locale, 'shell.risk')} />
    </section>
  );
}
