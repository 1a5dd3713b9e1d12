import type { ReactNode } from 'react';
import type { Article } from '#content/articles/articles.ts';
import { inLocale, type Locale, type Localized } from '#contracts/locale.ts';
import { Badge } from '#site/ui/Badge.tsx';
import styles from './Badges.module.css';

interface BadgesProps {
  readonly article: Article;
  readonly locale: Locale;
}

/** The marks of an article exactly as published, over its heading. */
export function Badges({ article: { badges = [] }, locale }: BadgesProps) {
  if (badges.length === 0) return null;
  return (
    <p className="cluster gap-2 gold">
      {badges.map((badge) => (
        <Badge key={badge.en}>{marked(badge, locale)}</Badge>
      ))}
    </p>
  );
}

/** The same marks as words of a line in a list (G1). */
export function BadgeWords({ article: { badges = [] }, locale }: BadgesProps) {
  return badges.map((badge) => (
    <span key={badge.en} className="gold strong" data-part="badge">
      {marked(badge, locale)}
    </span>
  ));
}

/** A unit without a space before it gets a small distance. */
function marked(badge: Localized<string>, locale: Locale): ReactNode {
  const [text, unit] = inLocale(badge, locale).split(/(?<=\d)(?=RR$)/);
  return (
    <>
      {text}
      {unit && <span className={styles.unit}>{unit}</span>}
    </>
  );
}
