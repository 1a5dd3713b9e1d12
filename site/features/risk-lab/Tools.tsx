import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { inlineCall } from '#site/shell/inline.ts';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import { Section, SectionTitle } from '#site/ui/Section.tsx';
import styles from './Tools.module.css';

interface PartProps {
  readonly locale: Locale;
  /** The tool. */
  readonly children?: ReactNode;
}

/** The top of the page with the first tool in it: how many lots fit the risk (N5). */
export function Opening({ locale, children }: PartProps) {
  return (
    <section className={`page stack gap-4 ${styles.opening}`} aria-labelledby="headline">
      <h1 className="size-3" id="headline">
        {translate(locale, 'lab.headline')}
      </h1>
      <RiskLine text={translate(locale, 'shell.risk')} />
      <noscript>
        <p className="marked">{translate(locale, 'lab.noScript')}</p>
      </noscript>
      <div id="size">
        <h2 className="hidden-text">{translate(locale, 'lab.size.title')}</h2>
        {children}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: inlineCall(wakeLinkedTool) }} />
    </section>
  );
}

interface ToolPartProps extends PartProps {
  /** Anchor of the tool, which its links begin with. */
  readonly anchor: 'losses' | 'odds' | 'simulation';
}

/** A tool under its heading. */
export function ToolPart({ locale, anchor, children }: ToolPartProps) {
  return (
    <Section className={`page stack gap-4 ${styles.part}`} id={anchor} aria-labelledby={`${anchor}-title`}>
      <SectionTitle id={`${anchor}-title`} register="list">
        {translate(locale, `lab.${anchor}.title`)}
      </SectionTitle>
      {children}
    </Section>
  );
}

/**
 * Runs inline: a link with fields behind the anchor's name finds no element of that id, so the browser stays at the top. It
 * scrolls to the tool and counts as the visitor's first sign, which loads the tools (N5). Uses nothing but its argument.
 */
function wakeLinkedTool(view: Window): void {
  const show = () => {
    const [, anchor] = /^#(\w+)\?/.exec(view.location.hash) ?? [];
    const tool = anchor && view.document.getElementById(anchor);
    if (!tool) return;
    tool.scrollIntoView({ behavior: 'instant' });
    view.dispatchEvent(new Event('scroll'));
  };
  view.addEventListener('load', show);
  view.addEventListener('hashchange', show);
}
