import type { HTMLAttributes, ReactNode } from 'react';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /**
   * `tool`: a raised surface with an edge. `wide`: as wide as the window; the content sets its own width. `tape`: the same,
   * with a tape along the top edge.
   */
  readonly ground?: keyof typeof GROUNDS;
  readonly 'data-part'?: string;
}

interface SectionTitleProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  readonly id: string;
  /** One word above the heading that names the section; a list has none. */
  readonly eyebrow?: string;
  /** How loud it is: a statement leads, a tool is compact, a list is quiet (docs/design.md); else that of a text. */
  readonly register?: keyof typeof SIZES;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

interface SectionHeadProps extends Omit<SectionTitleProps, 'children'> {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

const SIZES = { statement: 'statement', tool: 'size-3', list: 'size-1', text: 'title' } as const;

const GROUNDS = {
  page: ['page', 'section'],
  wide: ['section'],
  tape: ['tape', 'section'],
  tool: ['page', 'tool'],
} as const;

/** Part of a page, with the standard distance from the section before. */
export function Section({ ground = 'page', className, ...rest }: SectionProps) {
  return <section className={classes(...GROUNDS[ground], className)} {...rest} />;
}

/** Heading of a section, with the word that names it. */
export function SectionTitle({ id, eyebrow, register = 'text', className, children }: SectionTitleProps) {
  const title = (own?: string) => (
    <h2 className={classes(SIZES[register], own)} id={id}>
      {children}
    </h2>
  );
  if (!eyebrow) return title(className);
  return (
    <hgroup className={className}>
      <p className="gold smaller strong">{eyebrow}</p>
      {title()}
    </hgroup>
  );
}

/** Heading of a section, its first paragraph and other content of the head. */
export function SectionHead({ title, lead, className, children, ...heading }: SectionHeadProps) {
  if (!lead && !children)
    return (
      <SectionTitle {...heading} className={className}>
        {title}
      </SectionTitle>
    );
  return (
    <div className={className}>
      <SectionTitle {...heading}>{title}</SectionTitle>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}

function classes(...names: readonly (string | false | 0 | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
