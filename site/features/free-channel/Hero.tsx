import { brand } from '#brand/load.ts';
import { freeChannelName } from '#brand/official-channels.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { FreeCall } from '#site/lib/calls.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import opening from '#site/ui/Opening.module.css';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './Hero.module.css';
import { Message } from './Message.tsx';

interface HeroProps {
  readonly locale: Locale;
  /** Anchor of the comparison on this page. */
  readonly comparison: string;
}

/** What the free channel costs, the call to join it, and a message as it arrives there (H2, A8). */
export function Hero({ locale, comparison }: HeroProps) {
  return (
    <section className={`page split first-wider ${styles.hero}`} aria-labelledby="headline">
      <div>
        <h1 className={`${opening.headline} ${styles.headline}`} id="headline">
          {translate(locale, 'free.headline')}
        </h1>
        <p className={opening.lead}>{translate(locale, 'free.lead', { channel: freeChannelName(brand) })}</p>
        <div className={`cluster gap-3 ${styles.calls}`}>
          <p className={`muted ${styles.price}`}>
            <b>0</b> {translate(locale, 'free.priceNote')}
          </p>
          <RiskLine text={translate(locale, 'shell.risk')} />
          <FreeCall locale={locale} />
          <LinkButton href={`#${comparison}`} kind="quiet">
            {translate(locale, 'free.toComparison')}
          </LinkButton>
        </div>
      </div>
      <Message locale={locale} />
    </section>
  );
}
