import { Reveal } from './Reveal.tsx';
import styles from './Stepper.module.css';

interface Step {
  readonly title: string;
  readonly text: string;
}

/** Ordered steps along a tape: vertical on phones, horizontal on wide screens (D4). */
export function Stepper({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.stepper}>
      {steps.map(({ title, text }, index) => (
        <Reveal as="li" key={title} className={styles.step} order={index}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </Reveal>
      ))}
    </ol>
  );
}
