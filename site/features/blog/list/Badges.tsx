import type { Article } from '#content/articles/articles.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { Badge } from '#site/ui/Badge.tsx';
import styles from './Badges.module.css';

/** The marks of an article exactly as published; a unit without a space before it gets a small distance. */
export function Badges({ article, locale }: { readonly article: Article; readonly locale: Locale }) {
  const { badges = [] } = article;
  if (badges.length === 0) return null;
  return (
    <p className="cluster gap-2 gold">
      {badges.map((badge) => {
        const [text, unit] = inLocale(badge, locale).split(/(?<=\d)(?=RR$)/);
        return (
          <Badge key={badge.en}>
            {text}
            {unit && <span className={styles.unit}>{unit}</span>}
          </Badge>
        );
      })}
    </p>
  );
}
