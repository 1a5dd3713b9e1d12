import type { HTMLAttributes, ReactNode } from 'react';

/** Steps of the space scale, `--space-1` to `--space-7` in tokens.css. */
type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7;

interface BoxProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'ul' | 'ol' | 'dl' | 'li' | 'p' | 'span' | 'header' | 'figure' | 'article' | 'nav';
  readonly gap?: Space;
  readonly 'data-part'?: string;
}

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** `tape`: a tape along the top edge, from edge to edge; its content brings its own page width. */
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

/** Part of a page, at the distance of sections from the one before. */
export function Section({ ground = 'page', className, ...rest }: SectionProps) {
  return <section className={classes(ground, 'section', className)} {...rest} />;
}

/** Heading of a section, its first paragraph, and what else belongs to them. */
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

/** Children below each other, at one distance. */
export function Stack(props: BoxProps) {
  return <Box name="stack" {...props} />;
}

/** Children beside each other, which wrap. */
export function Cluster(props: BoxProps) {
  return <Box name="cluster" {...props} />;
}

/** Two columns (5 : 7) on wide screens; class `first-wider` makes them 7 : 5, `even` 1 : 1. */
export function Split(props: BoxProps) {
  return <Box name="split" {...props} />;
}

/** A raised area with an edge. */
export function Panel(props: BoxProps) {
  return <Box name="panel" {...props} />;
}

function Box({ name, as: Part = 'div', gap, className, ...rest }: BoxProps & { readonly name: string }) {
  return <Part className={classes(name, gap && gap !== 4 && `gap-${gap}`, className)} {...rest} />;
}

function classes(...names: readonly (string | false | 0 | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
