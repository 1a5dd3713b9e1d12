import { COLLECTION, PIECES, type Piece } from '#content/merch.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import styles from './Collection.module.css';
import { DRAWINGS } from './pieces.ts';

/** Six pieces as working drawings on one cutting table; none is for sale (H3, A6). */
export function Collection({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`tape ${styles.section}`} aria-labelledby="collection-title">
      <div className="page">
        <h2 className={`title ${styles.title}`} id="collection-title">
          {translate(locale, 'merch.collectionTitle', { collection: COLLECTION })}
        </h2>
        <p className={`measure muted ${styles.lead}`}>{translate(locale, 'merch.collectionText')}</p>
        <ul className={`stack ${styles.table}`}>
          {PIECES.map((piece, index) => (
            <Reveal as="li" key={piece} className={styles.piece} order={index % 3}>
              <Drawing piece={piece} />
              <h3 className={styles.name}>{translate(locale, `merch.${piece}.name`)}</h3>
              <p className={`muted ${styles.text}`}>{translate(locale, `merch.${piece}.text`)}</p>
              <Badge>{translate(locale, 'merch.soon')}</Badge>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Drawing({ piece }: { readonly piece: Piece }) {
  const { line, print } = DRAWINGS[piece];
  return (
    <svg className={styles.drawing} viewBox="0 0 240 200" aria-hidden="true" data-part="piece">
      <path d={line} />
      <path className={styles.print} d={print} />
    </svg>
  );
}
