import { brand } from '#brand/load.ts';
import { FIRST_OFFER } from '#content/offers.ts';
import { href, isOpen } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { CheckoutCall, FreeCall, Renewal } from '#site/lib/calls.tsx';
import { BrandCoin } from '#site/shell/BrandMark.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { Section } from '#site/ui/Section.tsx';
import styles from './Closing.module.css';

const ONWARD = ['merch', 'contact'] as const;

/** Four ways on, and that only one site is official (H1, A7). */
export function Closing({ locale }: { readonly locale: Locale }) {
  return (
    <Section className="split last" aria-labelledby="closing-title" data-part="closing">
      <div>
        <h2 className={`title ${styles.title}`} id="closing-title">
          {translate(locale, 'vipClose.title')}
        </h2>
        <p className={`measure muted ${styles.text}`}>{translate(locale, 'vipClose.text')}</p>
      </div>
      <div className={`stack gap-3 ${styles.calls}`}>
        <CheckoutCall tier={FIRST_OFFER.id} locale={locale} />
        <Renewal locale={locale} />
        <FreeCall kind="quiet" locale={locale} />
        {ONWARD.filter(isOpen).map((id) => (
          <LinkButton key={id} href={href(id)} kind="quiet">
            {translate(locale, `vipClose.${id}`)}
          </LinkButton>
        ))}
      </div>
      <p className={styles.official} data-part="official">
        <BrandCoin />
        <span>{translate(locale, 'vipClose.official', { brand: brand.name, domain: brand.domain })}</span>
      </p>
    </Section>
  );
}
