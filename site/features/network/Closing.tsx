import { brand } from '#brand/load.ts';
import { FIRST_OFFER } from '#content/offers.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { CheckoutCall, Renewal } from '#site/lib/calls.tsx';
import { Calls } from '#site/ui/Calls.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { Section } from '#site/ui/Section.tsx';

/** The checkout of the paid channel, or the free one (H5). */
export function Closing({ locale }: { readonly locale: Locale }) {
  const newTab = translate(locale, 'shell.newTab');
  return (
    <Section className="split even last" aria-labelledby="closing-title" data-part="closing">
      <h2 className="title" id="closing-title">
        {translate(locale, 'network.closeTitle')}
      </h2>
      <div>
        <p className="measure muted">{translate(locale, 'network.closeText')}</p>
        <Calls>
          <CheckoutCall tier={FIRST_OFFER.id} locale={locale} />
          <LinkButton href={brand.freeChannel} kind="quiet" newTab={newTab}>
            {translate(locale, 'network.joinFree')}
          </LinkButton>
          <Renewal locale={locale} />
        </Calls>
      </div>
    </Section>
  );
}
