import styles from './Engraving.module.css';
import { ENGRAVED_LINE, engravingAddress } from './engraving.ts';
import { ENGRAVING_SIZE, guilloche } from './guilloche.ts';

interface EngravingProps {
  /** One of `ENGRAVED`, or the id of an article: the seeds that have a file. */
  readonly seed: string;
  /** Its place and size; the part around it is positioned, isolated and clips it. */
  readonly className?: string | undefined;
  /** Draws the line in the page: where the first screen has the bytes, and a file would come before its paint. */
  readonly isInline?: boolean;
}

/**
 * An engraved ground behind words, as on a banknote: decoration, faint in both themes, not printed. A line and not a
 * picture: browsers count pictures and masks as content, and the largest content of a page is its words (N10).
 */
export function Engraving({ seed, className = '', isInline = false }: EngravingProps) {
  return (
    <svg
      className={`${styles.engraving} ${className}`}
      viewBox={`0 0 ${ENGRAVING_SIZE} ${ENGRAVING_SIZE}`}
      data-part="engraving"
      aria-hidden="true"
    >
      {isInline ? (
        <path d={guilloche(seed)} fill="none" vectorEffect="non-scaling-stroke" />
      ) : (
        <use href={`${engravingAddress(seed)}#${ENGRAVED_LINE}`} />
      )}
    </svg>
  );
}
