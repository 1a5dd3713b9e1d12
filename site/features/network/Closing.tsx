import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatPrice } from '#domain/format.ts';
import { Renewal } from '#site/lib/calls.tsx';
import { Calls } from '#site/ui/Calls.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { Section } from '#site/ui/Section.tsx';

/** The checkout of the paid channel, or the free one (H5). */
export function Closing({ locale }: { readonly locale: Locale }) {
  const newTab = translate(locale, 'shell.newTab');
  const price = formatPrice(brand.prices.VIP_100, locale);
  return (
    <Section className="split even last" aria-labelledby="closing-title" data-part="closing">
      <h2 className="title" id="closing-title">
        {translate(locale, 'network.closeTitle')}
      </h2>
      <div>
        <p className="measure muted">{translate(locale, 'network.closeText')}</p>
        <Calls>
          <LinkButton href={brand.checkout.VIP_100} newTab={newTab}>
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
