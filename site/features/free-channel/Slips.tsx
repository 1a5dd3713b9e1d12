import type { ReactNode } from 'react';
import { showsClaims } from '#brand/claims.ts';
import { FREE_LINES, VIP_EFFECTIVENESS, VIP_LINES } from '#content/free-channel.ts';
import { FIRST_OFFER, periodOf } from '#content/offers.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { FreeCall } from '#site/lib/calls.tsx';
import { Figure } from '#site/lib/Figure.tsx';
import { Badge } from '#site/ui/Badge.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { Section } from '#site/ui/Section.tsx';
import styles from './Slips.module.css';

interface SlipsProps {
  readonly locale: Locale;
  readonly anchor: string;
}

/** Both channels as two slips of a till: what they bring, and what it comes to (H2). */
export function Slips({ locale, anchor }: SlipsProps) {
  const total = translate(locale, 'freeVersus.total');
  return (
    <Section id={anchor} aria-labelledby="slips-title">
      <div className={styles.words}>
        <h2 className={`title ${styles.title}`} id="slips-title">
          {translate(locale, 'freeVersus.title')}
        </h2>
        <p className={`measure muted ${styles.text}`}>{translate(locale, 'freeVersus.text')}</p>
      </div>
      <div className={`stack gap-5 ${styles.slips}`}>
        <Slip
          tier="free"
          name={translate(locale, 'freeVersus.free.name')}
          lines={FREE_LINES.map((line) => translate(locale, `freeVersus.free.${line}`))}
          total={{
            name: total,
            price: 0,
            currency: FIRST_OFFER.currency,
            term: translate(locale, 'freeVersus.free.price'),
            locale,
          }}
        >
          <FreeCall kind="quiet" locale={locale} />
        </Slip>
        <Slip
          tier="vip"
          name={translate(locale, 'freeVersus.vip.name')}
          badge={<Badge>{translate(locale, 'freeVersus.vip.badge')}</Badge>}
          lines={VIP_LINES.filter((line) => line !== 'effectiveness' || showsClaims(VIP_EFFECTIVENESS)).map(
            (line) => vipLine(line, locale),
          )}
          total={{
            ...FIRST_OFFER,
            name: total,
            term: periodOf(FIRST_OFFER, locale),
            locale,
          }}
        >
          <LinkButton href={href('vip')}>{translate(locale, 'freeVersus.upgrade')}</LinkButton>
        </Slip>
      </div>
    </Section>
  );
}

/** One line of the paid slip; the effectiveness is the brand's claim (A5). */
function vipLine(line: (typeof VIP_LINES)[number], locale: Locale): ReactNode {
  const words = translate(locale, `freeVersus.vip.${line}`);
  if (line !== 'effectiveness') return words;
  return (
    <>
      {words} <Figure id={VIP_EFFECTIVENESS} locale={locale} />
    </>
  );
}

interface SlipProps {
  readonly tier: 'free' | 'vip';
  readonly name: string;
  readonly badge?: ReactNode;
  readonly lines: readonly ReactNode[];
  /** The amount, and how it is paid. */
  readonly total: {
    readonly name: string;
    readonly price: number;
    readonly currency: string;
    readonly decimals?: number | undefined;
    readonly term: string;
    readonly locale: Locale;
  };
  /** The call. */
  readonly children: ReactNode;
}

/** What a channel brings, line by line, with the amount under the sum line (H2). */
function Slip({ tier, name, badge, lines, total, children }: SlipProps) {
  return (
    <article className={styles.slip} data-part="slip" data-tier={tier}>
      <div className={`cluster apart ${styles.head}`}>
        <h3>{name}</h3>
        {badge}
      </div>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
          <li key={index}>{line}</li>
        ))}
      </ul>
      <p className={`cluster apart muted figures ${styles.total}`}>
        <span>{total.name}</span>
        <span>
          <b>{formatNumber(total.price, total.decimals ?? 0, total.locale)}</b>{' '}
          {`${total.currency} ${total.term}`.trimEnd()}
        </span>
      </p>
      {children}
    </article>
  );
}
