import styles from './PlanHead.module.css';

interface PlanHeadProps {
  /** Side and instrument. */
  readonly order: string;
  /** Reward for a risk of 1. */
  readonly ratio: string;
}

/** The line above a plan drawn to scale. */
export function PlanHead({ order, ratio }: PlanHeadProps) {
  return (
    <p className={styles.head}>
      <span>{order}</span>
      <span>{ratio}</span>
    </p>
  );
}
