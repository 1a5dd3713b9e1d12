import { FREE_CARDS } from '#content/free-channel.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Reveal } from '#site/ui/Reveal.tsx';
import { Section } from '#site/ui/Section.tsx';
import styles from './Intro.module.css';

/** What the channel is for, and the three things that arrive there (H2). */
export function Intro({ locale }: { readonly locale: Locale }) {
  return (
    <Section className="split" aria-labelledby="intro-title">
      <div className={styles.words}>
        <h2 className={`title ${styles.title}`} id="intro-title">
          {translate(locale, 'free.intro.title')}
        </h2>
        <p className={`measure muted ${styles.text}`}>{translate(locale, 'free.intro.text')}</p>
      </div>
      <ul className="line-below">
        {FREE_CARDS.map((card, index) => (
          <Reveal as="li" key={card} className={`stack line-above ${styles.card}`} order={index}>
            <CardSign card={card} />
            <div>
              <h3>{translate(locale, `free.${card}.title`)}</h3>
              <p className={`measure muted ${styles.text}`}>{translate(locale, `free.${card}.text`)}</p>
            </div>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

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

function CardSign({ card }: { readonly card: Card }) {
  const { line, gold } = PATHS[card];
  return (
    <svg className={styles.sign} viewBox="-2 0 124 72" aria-hidden="true">
      <path d={line} />
      <path className={styles.gold} d={gold} />
    </svg>
  );
}
