import type { HTMLAttributes, ReactNode } from 'react';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** `tape`: a tape along the full top edge; the content sets its own page width. */
  readonly ground?: 'page' | 'tape';
  readonly 'data-part'?: string;
}

interface SectionHeadProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Part of a page, with the standard distance from the section before. */
export function Section({ ground = 'page', className, ...rest }: SectionProps) {
  return <section className={classes(ground, 'section', className)} {...rest} />;
}

/** Heading of a section, its first paragraph and other content of the head. */
export function SectionHead({ id, title, lead, className, children }: SectionHeadProps) {
  return (
    <div className={className}>
      <h2 className="title" id={id}>
        {title}
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}

function classes(...names: readonly (string | false | 0 | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
