import { FREE_CARDS } from '#content/free-channel.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Reveal } from '#site/ui/Reveal.tsx';
import { Section } from '#site/ui/Section.tsx';
import { CardSign } from './CardSign.tsx';
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
