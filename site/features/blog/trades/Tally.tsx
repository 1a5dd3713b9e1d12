import styles from '#site/features/blog/article/Report.module.css';

/** A count as strokes in fives; the number is beside it. */
export function Tally({ count }: { readonly count: number }) {
  const strokes = Array.from({ length: count }, (_, index) => {
    const left = Math.floor(index / 5) * 33 + (index % 5) * 6 + 2;
    return index % 5 === 4 ? `M${left - 27} 15 ${left + 2} 3` : `M${left} 2v14`;
  });
  const rest = count % 5;
  const width = Math.floor(count / 5) * 33 + (rest > 0 ? rest * 6 - 2 : -3);
  return (
    <svg className={styles.tally} viewBox={`0 0 ${width} 18`} width={width} height="18" aria-hidden="true">
      <path d={strokes.join('')} />
    </svg>
  );
}
