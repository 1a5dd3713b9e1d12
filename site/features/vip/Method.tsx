import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Section } from '#site/ui/Section.tsx';
import { CandleFigure } from './CandleFigure.tsx';
import styles from './Method.module.css';
import { type MethodFigure, methodFigures } from './method-figures.ts';

interface MethodProps {
  readonly locale: Locale;
  readonly anchor: string;
}

/** The Smart Money method: break of structure, liquidity, fair value gap, each drawn (H1, A6). */
export function Method({ locale, anchor }: MethodProps) {
  return (
    <Section id={anchor} aria-labelledby="method-title">
      <h2 className={`title ${styles.title}`} id="method-title">
        {translate(locale, 'vipMethod.title')}
      </h2>
      <p className={`measure muted ${styles.lead}`}>{translate(locale, 'vipMethod.lead')}</p>
      <ol className={styles.ideas}>
        {methodFigures(locale).map((figure) => (
          <Idea key={figure.key} figure={figure} locale={locale} />
        ))}
      </ol>
      <p className={`size-1 ${styles.not}`}>{translate(locale, 'vipMethod.not')}</p>
    </Section>
  );
}

function Idea({ figure, locale }: { readonly figure: MethodFigure; readonly locale: Locale }) {
  const { key, candles, marks, named, reading } = figure;
  return (
    <li className={`split line-below ${styles.idea}`} data-part="method" data-idea={key}>
      <div className={styles.words}>
        <p className="gold strong">{translate(locale, `vipMethod.${key}.name`)}</p>
        <h3>{translate(locale, `vipMethod.${key}.title`)}</h3>
        <p className={`measure muted ${styles.text}`}>{translate(locale, `vipMethod.${key}.text`)}</p>
      </div>
      <figure>
        <CandleFigure candles={candles} marks={marks} named={named} description={reading} />
        <figcaption className={`line-above small ${styles.caption}`}>
          <Badge tone="caution">{translate(locale, 'vipMethod.badge')}</Badge> <span>{reading}</span>
        </figcaption>
      </figure>
    </li>
  );
}
