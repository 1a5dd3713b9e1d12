import { claimText } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { measurePlan, type TradePlan } from '#domain/trade-plan.ts';
import { ClaimFigure } from '#site/ui/ClaimFigure.tsx';
import { Countdown } from '#site/ui/Countdown.tsx';
import { Engraving } from '#site/ui/Engraving.tsx';
import { ENGRAVED } from '#site/ui/engraving.ts';
import { Meter } from '#site/ui/Meter.tsx';
import { PlanHead } from '#site/ui/PlanHead.tsx';
import { SOCIAL_SIGNS, SocialIcon } from '#site/ui/SocialIcon.tsx';
import { TradeFigure } from '#site/ui/TradeFigure.tsx';
import { TradeMark } from '#site/ui/TradeMark.tsx';
import type { Block } from '../block.ts';

/** Gold, a buy and a sell; one with a small reward for its risk, the other with a large one. */
const PLANS: Readonly<Record<string, TradePlan>> = {
  'a buy': { entry: 2400, stop: 2394, target: 2418 },
  'a sell': { entry: 2042.5, stop: 2046.8, target: 2013.2 },
};

const claimFigure: Block = {
  name: 'ClaimFigure',
  states: (locale) => {
    const mark = translate(locale, 'shell.claimMark');
    return brand.claims.slice(0, 3).map((claim) => ({
      name: claim.id,
      shown: <ClaimFigure id={claim.id} figure={claimText(claim, locale)} mark={mark} />,
    }));
  },
};

const meter: Block = {
  name: 'Meter',
  states: (locale) => {
    const label = translate(locale, 'sentiment.example');
    return [
      { name: '73 long, 27 short', shown: <Meter long={73} short={27} label={label} /> },
      { name: '12 long, 88 short', shown: <Meter long={12} short={88} label={label} /> },
      { name: '49 and 50: a gap', shown: <Meter long={49} short={50} label={label} /> },
      { name: '51 and 50: an overlap', shown: <Meter long={51} short={50} label={label} /> },
      { name: 'nothing on one side', shown: <Meter long={0} short={96} label={label} /> },
    ];
  },
};

const countdown: Block = {
  name: 'Countdown',
  states: (locale) => {
    const props = {
      units: {
        hours: translate(locale, 'events.hours'),
        minutes: translate(locale, 'events.minutes'),
        seconds: translate(locale, 'events.seconds'),
      },
      label: translate(locale, 'events.countdownLabel', { time: '07:30', zone: 'UTC' }),
    };
    return [
      { name: 'hours', shown: <Countdown until={0} hours={7} minutes={5} seconds={9} {...props} /> },
      { name: 'days', shown: <Countdown until={0} hours={148} minutes={59} seconds={59} {...props} /> },
      { name: 'over', shown: <Countdown until={0} hours={0} minutes={0} seconds={0} {...props} /> },
    ];
  },
};

const tradeFigure: Block = {
  name: 'TradeFigure',
  states: (locale) =>
    Object.entries(PLANS).map(([name, plan]) => ({ name, shown: <Trade plan={plan} locale={locale} /> })),
};

const tradeMark: Block = {
  name: 'TradeMark',
  states: (locale) =>
    Object.entries(PLANS).map(([name, plan]) => {
      const ratio = formatNumber(measurePlan(plan).ratio, 1, locale);
      return { name, shown: <TradeMark {...plan} label={translate(locale, 'blog.stripTitle', { ratio })} /> };
    }),
};

function Trade({ plan, locale }: { readonly plan: TradePlan; readonly locale: Locale }) {
  const { riskPips, rewardPips, ratio } = measurePlan(plan);
  const level = (price: number, name: string) => ({ price, name, text: formatNumber(price, 2, locale) });
  const distance = (pips: number) => ({
    pips,
    text: translate(locale, 'home.tradePips', { pips: formatNumber(pips, 1, locale) }),
  });
  return (
    <div style={{ maxInlineSize: '25rem' }}>
      <TradeFigure
        write={(price, decimals) => formatNumber(price, decimals, locale)}
        entry={level(plan.entry, translate(locale, 'home.tradeEntry'))}
        stop={level(plan.stop, translate(locale, 'home.tradeStop'))}
        target={level(plan.target, translate(locale, 'home.tradeTarget'))}
        risk={distance(riskPips)}
        reward={distance(rewardPips)}
        ratio={ratio}
        description={translate(locale, 'home.tradeRatio', { ratio: formatNumber(ratio, 2, locale) })}
      />
    </div>
  );
}

const engraving: Block = {
  name: 'Engraving',
  states: () =>
    ENGRAVED.map((seed) => ({
      name: seed,
      shown: (
        <div style={{ position: 'relative', isolation: 'isolate', blockSize: '12rem', overflow: 'clip' }}>
          <span style={{ display: 'block', inlineSize: '12rem' }}>
            <Engraving seed={seed} />
          </span>
        </div>
      ),
    })),
};

const planHead: Block = {
  name: 'PlanHead',
  states: (locale) => [
    {
      name: 'side and ratio',
      shown: (
        <PlanHead
          order={`${translate(locale, 'home.tradeBuy')} XAU/USD`}
          ratio={translate(locale, 'home.tradeRatio', { ratio: formatNumber(3, 2, locale) })}
        />
      ),
    },
  ],
};

const socialIcon: Block = {
  name: 'SocialIcon',
  states: () =>
    SOCIAL_SIGNS.map((kind) => ({
      name: kind,
      shown: (
        <span style={{ display: 'block', inlineSize: '2rem', fill: 'none', stroke: 'currentColor' }}>
          <SocialIcon kind={kind} />
        </span>
      ),
    })),
};

export const figures: readonly Block[] = [
  planHead,
  socialIcon,
  tradeFigure,
  tradeMark,
  engraving,
  claimFigure,
  meter,
  countdown,
];
