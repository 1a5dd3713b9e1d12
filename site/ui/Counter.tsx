import styles from './Counter.module.css';

interface CounterProps {
  /** The final figure: "85%", "1:200", "1,000+". The page holds it from the start; its last number counts up. */
  readonly text: string;
}

/** A figure that counts up once when it comes into view; `watchMotion` drives it (J6). Not for islands. */
export function Counter({ text }: CounterProps) {
  return (
    <span className={styles.counter} data-motion="count">
      {text}
    </span>
  );
}
