import { Fragment, type ReactNode } from 'react';
import { shownClaims } from '#brand/claims.ts';
import { offerById, priceOf } from '#content/offers.ts';
import { currencyOf, type RoadmapPhase, roadmap } from '#content/roadmap.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { formatNumber, formatShare } from '#domain/format.ts';
import { CheckoutCall } from '#site/lib/calls.tsx';
import { Figure, figureWords } from '#site/lib/Figure.tsx';
import { PhoneFold } from '#site/ui/PhoneFold.tsx';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import { Stamp } from '#site/ui/Stamp.tsx';
import styles from './Roadmap.module.css';
import { monthlyReturnNeeded } from './roadmap.ts';

interface RoadmapProps {
  readonly locale: Locale;
  /** The steps around the phases. */
  readonly children?: ReactNode;
}

/** The brand's hypothetical plan in three phases, with the return that each needs (D9, A8). */
export function Roadmap({ locale, children }: RoadmapProps) {
  const [first] = roadmap;
  const last = roadmap.at(-1);
  const ends = { from: thousands(first?.from ?? 0), to: thousands(last?.to ?? 0, last?.open) };
  return (
    <Section ground="tool" className="stack" id="roadmap" aria-labelledby="roadmap-heading">
      <SectionHead
        className="measure"
        id="roadmap-heading"
        eyebrow={translate(locale, 'eyebrow.roadmap')}
        register="tool"
        title={translate(locale, 'roadmap.title', ends)}
      />
      {children}
    </Section>
  );
}

/** The stamp, then all three phases; with scripts one at a time, by the `data-index` of the steps around them (D9, A8, N10). */
export function RoadmapPhases({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <div className={`cluster ${styles.note}`}>
        <Stamp text={translate(locale, 'risk.stamp')} />
        <p className="measure small muted">{translate(locale, 'roadmap.capital')}</p>
      </div>
      <div className="stack gap-7">
        {roadmap.map((phase) => (
          <Phase key={phase.id} phase={phase} locale={locale} />
        ))}
      </div>
    </>
  );
}

interface PhaseProps {
  readonly locale: Locale;
  readonly phase: RoadmapPhase;
}

function Phase({ phase, locale }: PhaseProps) {
  const offer = offerById(phase.tier);
  return (
    <article className={`split ${styles.phase}`}>
      <div className="stack gap-3 start">
        <h3 className="size-2">{inLocale(phase.title, locale)}</h3>
        <p className="strong">
          {inLocale(phase.tierName, locale)} · {rangeText(phase, locale)}
          {shownClaims(phase.claim ? [phase.claim] : []).map(({ id }) => (
            <Fragment key={id}>
              {' '}
              <small className={`small muted ${styles.claim}`}>
                (<Figure id={id} locale={locale} /> {figureWords({ id, locale })})
              </small>
            </Fragment>
          ))}
        </p>
        {phase.note && <p className="measure muted">{inLocale(phase.note, locale)}</p>}
        <CheckoutCall tier={phase.tier} kind="quiet" locale={locale} />
      </div>
      <div className={styles.contents}>
        <Facts
          facts={[
            ...(offer ? [['entry', priceOf(offer, locale)] as const] : []),
            ['needed', neededText(phase, locale)],
          ]}
          locale={locale}
        />
        <PhoneFold summary={translate(locale, 'roadmap.rest')} everywhere>
          <Facts
            facts={[
              ['duration', monthsText(phase, locale)],
              [
                'multiple',
                `${formatNumber(phase.to / phase.from, phase.to % phase.from === 0 ? 0 : 1, locale)}×`,
              ],
              ['returns', returnsText(phase, locale)],
            ]}
            locale={locale}
          />
        </PhoneFold>
      </div>
    </article>
  );
}

interface FactsProps {
  readonly locale: Locale;
  /** Names and values, in their order. */
  readonly facts: readonly (readonly ['duration' | 'multiple' | 'entry' | 'returns' | 'needed', string])[];
}

function Facts({ facts, locale }: FactsProps) {
  return (
    <dl className={`ledger figures ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact} data-fact={name}>
          <dt className="muted">{translate(locale, `roadmap.${name}`)}</dt>
          <dd className="strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An amount, from a thousand on in thousands: "500", "5K", "100K+". */
function thousands(amount: number, isOpen = false): string {
  return `${amount < 1000 ? amount : `${amount / 1000}K`}${isOpen ? '+' : ''}`;
}

/** A range as text; one value where both ends are the same. */
function span(from: string, to: string): string {
  return from === to ? from : `${from}–${to}`;
}

/** How long a phase takes. */
function monthsText({ months }: RoadmapPhase, locale: Locale): string {
  return translate(locale, 'roadmap.months', { months: span(String(months.fewest), String(months.most)) });
}

/** The hypothetical returns of a phase, or that there is none. */
function returnsText({ returns }: RoadmapPhase, locale: Locale): string {
  if (returns.length === 0) return translate(locale, 'roadmap.noReturn');
  const texts = returns.map(({ percent, months }) => {
    const share = formatShare(percent, locale);
    return months === undefined
      ? translate(locale, 'roadmap.reinvested', { percent: share })
      : translate(locale, 'roadmap.return', { percent: share, months });
  });
  return texts.join(', ');
}

/** What would have to be earned each month to make the phase in its longest and in its shortest time. */
function neededText({ from, to, months }: RoadmapPhase, locale: Locale): string {
  const { fewest, most } = months;
  const rate = (count: number) => formatShare(Math.round(monthlyReturnNeeded(from, to, count) * 100), locale);
  return translate(locale, 'roadmap.neededRate', { rate: span(rate(most), rate(fewest)) });
}

/** Capital at both ends of a phase, in full. */
function rangeText(phase: RoadmapPhase, locale: Locale): string {
  const { from, to, open } = phase;
  const goal = `${formatNumber(to, 0, locale)}${open ? '+' : ''}`;
  return translate(locale, 'roadmap.range', {
    from: formatNumber(from, 0, locale),
    to: goal,
    currency: currencyOf(phase),
  });
}

/** What the steps of the roadmap show (D9). */
export function roadmapStepsProps(locale: Locale) {
  const highest = Math.log(Math.max(...roadmap.map(({ to }) => to)) / 1000);
  return {
    steps: roadmap.map(({ from, to, open }, index) => ({
      name: translate(locale, 'roadmap.step', { number: index + 1 }),
      range: `${thousands(from)} → ${thousands(to, open)}`,
      level: Math.round((Math.log(to / 1000) / highest) * 100) / 100,
    })),
    locale,
  };
}
