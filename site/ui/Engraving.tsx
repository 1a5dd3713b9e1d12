import styles from './Engraving.module.css';
import { engravingAddress } from './engraving.ts';

interface EngravingProps {
  /** One of `ENGRAVED`, or the id of an article: the seeds that have a file. */
  readonly seed: string;
  /** Its place and size; the part around it is positioned, isolated and clips it. */
  readonly className?: string | undefined;
}

/** An engraved ground behind words, as on a banknote: decoration, faint in both themes, not printed. */
export function Engraving({ seed, className = '' }: EngravingProps) {
  return (
    <span
      className={`${styles.engraving} ${className}`}
      style={{ maskImage: `url(${engravingAddress(seed)})` }}
      data-part="engraving"
      aria-hidden="true"
    />
  );
}
