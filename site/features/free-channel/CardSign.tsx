import type { FREE_CARDS } from '#content/free-channel.ts';
import styles from './CardSign.module.css';

type Card = (typeof FREE_CARDS)[number];

/** A little drawing for each card, on a field of 120 by 72: levels of a plan, a gap between candles, talk. */
const PATHS: Readonly<Record<Card, { readonly line: string; readonly gold: string }>> = {
  signals: {
    line: 'M0 8H120M0 64H120M14 8v56M120 34h-12M120 44h-12M120 54h-12',
    gold: 'M0 24H120',
  },
  education: {
    line: 'M0 66V40h12v26zM6 40v-8M24 52V14h12v38zM30 14V6M48 24V8h12v16zM54 24v6M72 30V16h12v14zM78 30v12',
    gold: 'M12 30h108M12 38h108',
  },
  community: {
    line: 'M0 6h66v26H14L0 44zM54 42h66v24l-14-10H54z',
    gold: 'M12 15h42M12 23h26M66 50h30',
  },
};

export function CardSign({ card }: { readonly card: Card }) {
  const { line, gold } = PATHS[card];
  return (
    <svg className={styles.sign} viewBox="-2 0 124 72" aria-hidden="true">
      <path d={line} />
      <path className={styles.gold} d={gold} />
    </svg>
  );
}
