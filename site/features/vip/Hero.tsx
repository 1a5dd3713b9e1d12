import { FIRST_OFFER, periodOf } from '#content/offers.ts';
import { SAMPLE_TRADE } from '#content/sample-trade.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import { CheckoutCall, Renewal } from '#site/lib/calls.tsx';
import { inlineCall } from '#site/shell/inline.ts';
import { Engraving } from '#site/ui/Engraving.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import opening from '#site/ui/Opening.module.css';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import { TradeMark } from '#site/ui/TradeMark.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  readonly locale: Locale;
  /** Anchor of the method on this page. */
  readonly method: string;
}

/** Ticks of the tape along the foot (H1). */
const PARTICLES = Array.from({ length: 20 }, (_, index) => index);

/** What a member gets and what it costs, on squared paper whose lit part follows the pointer (H1, A8). */
export function Hero({ locale, method }: HeroProps) {
  const amount = formatNumber(FIRST_OFFER.price, FIRST_OFFER.decimals ?? 0, locale);
  return (
    <>
      <section className={`line-below ${styles.hero}`} aria-labelledby="headline" data-part="vip-hero">
        <div className={`page stack ${styles.row}`}>
          <div>
            <h1 className={`${opening.headline} ${styles.headline}`} id="headline">
              {translate(locale, 'vip.headline')}
            </h1>
            <p className={opening.lead}>{translate(locale, 'vip.lead')}</p>
          </div>
          <Signal locale={locale} />
          <div className={`stack gap-3 ${styles.offer}`}>
            <p className={`muted figures ${styles.price}`}>
              <b>{amount}</b> {`${FIRST_OFFER.currency} ${periodOf(FIRST_OFFER, locale)}`.trimEnd()}
            </p>
            <RiskLine text={translate(locale, 'shell.risk')} />
            <CheckoutCall tier={FIRST_OFFER.id} locale={locale} />
            <Renewal locale={locale} />
            <LinkButton href={`#${method}`} kind="quiet">
              {translate(locale, 'vip.toMethod')}
            </LinkButton>
            <p className={`muted small ${styles.pays}`}>{translate(locale, 'vip.pays')}</p>
          </div>
        </div>
        {/* After the words: it is drawn at the end of the section, whose height the browser then knows. */}
        <div className={styles.paper} aria-hidden="true" data-part="particles">
          {PARTICLES.map((one) => (
            <i key={one} className={styles.particle} />
          ))}
        </div>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: inlineCall(followPointer) }} />
    </>
  );
}

/** From the highest price to the lowest, as on a chart. */
const LEVELS = ['stop', 'entry', 'target'] as const;

/** What arrives: a signal with its three prices, drawn to scale, labelled as the example it is (H1, A6, A8). */
function Signal({ locale }: { readonly locale: Locale }) {
  const { asset, ...plan } = SAMPLE_TRADE;
  const ratio = formatNumber(measurePlan(plan).ratio, 1, locale);
  return (
    <figure className={styles.signal} data-part="vip-signal">
      <Engraving seed="vip" className={styles.card} />
      <TradeMark {...plan} label={translate(locale, 'vipTrade.ratio', { ratio })} />
      <div>
        <p className="cluster apart flush small strong">
          <span>{translate(locale, 'vipTrade.order', { asset })}</span>
          <span className="figures">{translate(locale, 'vip.signalRatio', { ratio })}</span>
        </p>
        <dl className="figures small">
          {LEVELS.map((level) => (
            <div key={level} className="cluster apart flush" data-level={level}>
              <dt>{translate(locale, `vipTrade.${level}`)}</dt>
              <dd className="strong">{formatNumber(plan[level], 2, locale)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className={`smaller ${styles.example}`}>
        {translate(locale, 'vip.signalExample')}
      </figcaption>
    </figure>
  );
}

/**
 * Puts the place of the pointer over the hero into `--x` and `--y`, px from its corner; not for fingers, and not where
 * motion is not wanted (H1). Runs inline: uses nothing but its argument.
 */
function followPointer(view: Window): void {
  const hero = view.document.querySelector<HTMLElement>('[data-part="vip-hero"]');
  const still = view.matchMedia('(prefers-reduced-motion: reduce)');
  let frame = 0;
  hero?.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'touch' || still.matches || frame) return;
    frame = view.requestAnimationFrame(() => {
      frame = 0;
      const { left, top } = hero.getBoundingClientRect();
      hero.style.setProperty('--x', `${Math.round(clientX - left)}px`);
      hero.style.setProperty('--y', `${Math.round(clientY - top)}px`);
    });
  });
}
