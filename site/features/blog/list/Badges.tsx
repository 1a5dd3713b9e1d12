import type { Article } from '#content/articles/articles.ts';
import type { Locale } from '#contracts/locale.ts';
import { Badge } from '#site/ui/Badge.tsx';
import styles from './Badges.module.css';

/** The marks an article was published with, letter by letter; the eye is given room before a unit that has no space. */
export function Badges({ article, locale }: { readonly article: Article; readonly locale: Locale }) {
  const { badges = [] } = article;
  if (badges.length === 0) return null;
  return (
    <p className={styles.badges}>
      {badges.map((badge) => {
        const [text, unit] = badge[locale].split(/(?<=\d)(?=RR$)/);
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
