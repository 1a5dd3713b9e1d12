import { type ReactNode, useId } from 'react';
import { brand } from '#brand/load.ts';
import { platformName } from '#brand/official-channels.ts';
import { embedAddress, video as given, shownVideo } from '#content/video.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { TradePlan } from '#domain/trade-plan.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { Section, SectionTitle } from '#site/ui/Section.tsx';
import { tradeScale } from '#site/ui/trade-scale.ts';
import { Whole } from '#site/ui/Whole.tsx';
import styles from './Video.module.css';

const video = shownVideo(given, brand);

interface VideoProps {
  readonly locale: Locale;
  /** The player with its poster. */
  readonly children?: ReactNode;
}

/** The brand's video: names its host before the first request to it, and links to it for readers without scripts (D7). */
export function Video({ locale, children }: VideoProps) {
  const channel = brand.socials.find(({ kind }) => kind === 'video');
  return (
    <Section className={`split ${styles.section}`} aria-labelledby="video-heading">
      <div className={`stack ${styles.words}`}>
        <SectionTitle id="video-heading" eyebrow={translate(locale, 'eyebrow.video')} register="tool">
          {translate(locale, 'video.title')}
        </SectionTitle>
        {video.id !== null && (
          <p className={`small muted ${styles.before}`}>
            <Whole text={translate(locale, 'video.before', { host: video.host })} />
          </p>
        )}
      </div>
      <div className={styles.player}>{children}</div>
      {channel && (
        <p>
          <LinkButton href={channel.url} kind="quiet" newTab={translate(locale, 'shell.newTab')}>
            {translate(locale, 'video.elsewhere', { name: platformName(channel.name, locale) })}
          </LinkButton>
        </p>
      )}
    </Section>
  );
}

/** What the player needs of the page (D7). */
export function videoPlayerProps(locale: Locale) {
  return {
    src: embedAddress(video),
    play: translate(locale, 'video.play'),
    name: translate(locale, 'video.frame', { brand: brand.name }),
  };
}

/** The drawn trade on the poster: gold, sell limit (H1). Prices in US dollars an ounce. */
const POSTER_PLAN: TradePlan = { entry: 2042.5, stop: 2046.8, target: 2013.2 };

/** Illustrative closes of equal stretches of time, up to the entry and down to the target. */
const POSTER_CLOSES: readonly number[] = [
  2027.5, 2031.2, 2029.4, 2033.8, 2036.9, 2035.1, 2039.6, 2043.9, 2041.2, 2037.4, 2039.3, 2034.2, 2030.6,
  2032.4, 2027.3, 2023.1, 2024.9, 2019.2, 2016.4, 2012.9,
];

const WIDTH = 640;
const HEIGHT = 360;
// Below the badge and above the button, on a phone too.
const scale = tradeScale(POSTER_PLAN, 92, 238);
const level = {
  entry: scale.at(POSTER_PLAN.entry),
  stop: scale.at(POSTER_PLAN.stop),
  target: scale.at(POSTER_PLAN.target),
};
const stride = WIDTH / (POSTER_CLOSES.length + 2);
const bars = POSTER_CLOSES.slice(1).map((close, index) => ({
  x: Math.round(stride * (index + 1.5)),
  open: Math.round(scale.at(POSTER_CLOSES[index] ?? close)),
  close: Math.round(scale.at(close)),
}));
/** How far a wick reaches beyond its bar, in the drawing's units. */
const WICK = 7;

const bodies = (some: typeof bars) => some.map(({ x, open, close }) => `M${x} ${open}V${close}`).join('');
const wicks = bars
  .map(({ x, open, close }) => `M${x} ${Math.min(open, close) - WICK}V${Math.max(open, close) + WICK}`)
  .join('');

/** Shown until the video plays: a planned trade and the bars that followed it, drawn from our data (D7, A6). */
export function VideoPoster({ locale }: { readonly locale: Locale }) {
  const hatch = useId();
  return (
    <>
      <svg
        className={styles.poster}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatch} width="2.5" height="8" />
        </pattern>
        <rect className={styles.target} y={level.entry} width={WIDTH} height={level.target - level.entry} />
        <rect y={level.stop} width={WIDTH} height={level.entry - level.stop} fill={`url(#${hatch})`} />
        <path className={styles.wicks} d={wicks} />
        <path className={styles.up} d={bodies(bars.filter(({ open, close }) => close < open))} />
        <path className={styles.down} d={bodies(bars.filter(({ open, close }) => close >= open))} />
        <path className={styles.stopLine} d={`M0 ${level.stop}H${WIDTH}`} />
        <path className={styles.entryLine} d={`M0 ${level.entry}H${WIDTH}`} />
        <path className={styles.targetLine} d={`M0 ${level.target}H${WIDTH}`} />
      </svg>
      <span className={styles.example}>
        <Badge tone="caution">{translate(locale, 'video.poster')}</Badge>
      </span>
    </>
  );
}
