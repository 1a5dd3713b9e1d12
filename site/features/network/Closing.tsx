import { brand } from '#brand/load.ts';
import { FIRST_OFFER, termsOf } from '#content/offers.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Renewal } from '#site/lib/calls.tsx';
import { Calls } from '#site/ui/Calls.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { Section } from '#site/ui/Section.tsx';

/** The checkout of the paid channel, or the free one (H5). */
export function Closing({ locale }: { readonly locale: Locale }) {
  const newTab = translate(locale, 'shell.newTab');
  const price = termsOf(FIRST_OFFER, locale);
  return (
    <Section className="split even last" aria-labelledby="closing-title" data-part="closing">
      <h2 className="title" id="closing-title">
        {translate(locale, 'network.closeTitle')}
      </h2>
      <div>
        <p className="measure muted">{translate(locale, 'network.closeText')}</p>
        <Calls>
          <LinkButton href={FIRST_OFFER.checkout} newTab={newTab}>
            {translate(locale, 'network.startVip', { price })}
          </LinkButton>
          <LinkButton href={brand.freeChannel} kind="quiet" newTab={newTab}>
            {translate(locale, 'network.joinFree')}
          </LinkButton>
          <Renewal locale={locale} />
        </Calls>
      </div>
    </Section>
  );
}
