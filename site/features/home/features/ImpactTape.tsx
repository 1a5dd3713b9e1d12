import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './ImpactTape.module.css';

const LEVELS = ['home.fxLow', 'home.fxMedium', 'home.fxHigh'] as const;

interface ImpactTapeProps {
  readonly locale: Locale;
}

/** The three impact levels as marks of growing height on a tape. */
export function ImpactTape({ locale }: ImpactTapeProps) {
  return (
    <ul className={`small muted ${styles.tape}`}>
      {LEVELS.map((level) => (
        <li key={level}>{translate(locale, level)}</li>
      ))}
    </ul>
  );
}
