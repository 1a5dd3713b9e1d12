import { houseLine } from 'virtual:house-engraving';
import styles from '#site/ui/Engraving.module.css';

/**
 * The house's engraving, still, behind the words of a part that waits or has nothing to show. Its line is a file, so that an
 * island does not bring the code that draws it. The part around it is positioned and isolated.
 */
export function WaitingGround() {
  return (
    <svg
      className={`${styles.engraving} ${styles.waiting}`}
      viewBox="0 0 1000 1000"
      data-part="engraving"
      aria-hidden="true"
    >
      <use href={houseLine} />
    </svg>
  );
}
