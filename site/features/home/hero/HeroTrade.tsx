import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber, formatPrice, formatShare, NO_FIGURE } from '#domain/format.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import handle from '#site/ui/Handle.module.css';
import styles from './HeroTrade.module.css';
import type { HeroPlan } from './hero-plan.ts';
import { ACCOUNT, figuresAt, stopAfterKey, stopRange, stopWithin } from './stop.ts';

interface HeroTradeProps {
  readonly locale: Locale;
  readonly plan: HeroPlan;
}

/**
 * An example trade drawn to scale, whose stop a visitor moves: size, gain, loss, ratio and losing streak follow (D1).
 * Without scripts it is a picture. The handle is a native vertical range, so that it moves before React comes too (N10).
 */
export function HeroTrade({ locale, plan }: HeroTradeProps) {
  const range = useRef<HTMLInputElement>(null);
  const [stop, setStop] = useState(plan.stop);
  const words = wordsAt(stop, { locale, plan });
  const { low, high } = stopRange(plan);
  const measures = measurePlan({ ...plan, stop });
  // A visitor can move the native input before hydration: start from its value.
  useEffect(() => setStop(stopWithin(range.current?.valueAsNumber ?? Number.NaN, plan)), [plan]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { altKey, ctrlKey, metaKey } = event;
    const next = altKey || ctrlKey || metaKey ? null : stopAfterKey(event.key, stop, plan);
    if (next === null) return;
    // Browsers disagree on the keys of a vertical range.
    event.preventDefault();
    event.currentTarget.valueAsNumber = next;
    setStop(next);
  };
  return (
    <figure className={styles.figure} data-part="hero-trade" data-side={words.side} data-lots={words.lots}>
      <p className="cluster apart flush small">
        <span className={`strong ${styles.hint}`}>{translate(locale, 'hero.drag')}</span>
        <span className="muted">{words.example}</span>
      </p>
      <div
        className={styles.plot}
        style={placesOf(stop, plan)}
        data-part="trade"
        data-entry={plan.entry}
        data-stop={stop}
        data-target={plan.target}
        data-pips={measures.rewardPips}
        data-ratio={measures.ratio}
      >
        <p className={styles.target}>
          {words.target} {words.gain && <b>{words.gain}</b>}
        </p>
        <p className={styles.entry}>{words.entry}</p>
        <p className={styles.stop}>
          {words.stop} <b>{words.loss}</b>
        </p>
        <input
          className={`${handle.handle} ${styles.range}`}
          ref={range}
          type="range"
          // biome-ignore lint/a11y/noRedundantRoles: tests find the handle by this attribute too (M)
          role="slider"
          data-part="hero-stop"
          min={low}
          max={high}
          step={INSTRUMENTS[plan.symbol].pip / 10}
          defaultValue={plan.stop}
          aria-label={translate(locale, 'hero.handle')}
          aria-orientation="vertical"
          aria-valuenow={stop}
          aria-valuetext={words.value}
          onInput={(event) => setStop(stopWithin(event.currentTarget.valueAsNumber, plan))}
          onKeyDown={onKeyDown}
        />
      </div>
      <dl className={`figures ${styles.figures}`}>
        <Fact name={translate(locale, 'hero.size')} text={words.size} />
        <Fact name={translate(locale, 'hero.ratio')} text={words.ratio} />
        <Fact name={translate(locale, 'hero.streak')} text={words.streak} />
      </dl>
      <figcaption className="smaller muted">{words.basis}</figcaption>
    </figure>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className="smaller muted">{name}</dt>
      <dd className="size-2">{text}</dd>
    </div>
  );
}

/** Everything the drawing says with the stop at a price. */
export function wordsAt(stop: number, { locale, plan }: HeroTradeProps) {
  const { fits, lots, loss, gain, distance, ratio, streak } = figuresAt(stop, plan);
  const { decimals } = INSTRUMENTS[plan.symbol];
  const price = (value: number) => formatNumber(value, decimals, locale);
  const money = (value: number) => formatNumber(value, 2, locale);
  const side = plan.target > plan.entry ? 'buy' : 'sell';
  const size = formatNumber(lots, 2, locale);
  return {
    side,
    lots: fits ? lots : undefined,
    example: translate(locale, 'hero.example', {
      side: translate(locale, side === 'buy' ? 'hero.buy' : 'hero.sell'),
      symbol: plan.symbol,
    }),
    target: translate(locale, 'hero.target', { price: price(plan.target) }),
    gain: fits ? translate(locale, 'hero.wins', { gain: money(gain) }) : null,
    entry: translate(locale, 'hero.entry', { price: price(plan.entry) }),
    stop: translate(locale, 'hero.stop', { price: price(stop) }),
    loss: translate(locale, fits ? 'hero.loses' : 'hero.wouldLose', { loss: money(loss) }),
    value: translate(locale, fits ? 'hero.value' : 'hero.valueTooWide', {
      stop: price(stop),
      distance: price(distance),
      loss: money(loss),
      lots: size,
    }),
    size: fits ? translate(locale, 'hero.lots', { lots: size }) : translate(locale, 'hero.noSize'),
    ratio: `1:${formatNumber(ratio, 2, locale)}`,
    streak: fits ? String(streak) : NO_FIGURE,
    basis: translate(locale, 'hero.basis', {
      balance: formatPrice(ACCOUNT.balance, locale),
      risk: formatShare(ACCOUNT.risk * 100, locale),
    }),
  };
}

/** Places in the drawing, from its edge at the target to the farthest stop. */
function placesOf(stop: number, plan: HeroPlan): CSSProperties {
  const { low, high } = stopRange(plan);
  const isBuy = plan.target > plan.entry;
  const [near, far] = isBuy ? [high, low] : [low, high];
  const at = (price: number) =>
    `${Math.round(((price - plan.target) / (far - plan.target)) * 10_000) / 100}%`;
  const dollar = at(plan.target + Math.sign(far - plan.target));
  return {
    '--entry': at(plan.entry),
    '--stop': at(stop),
    '--near': at(near),
    '--dollar': dollar,
  } as CSSProperties;
}
