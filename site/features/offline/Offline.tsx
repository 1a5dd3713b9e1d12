import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { NoPage, OtherPages } from '#site/shell/NoPage.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';

/**
 * What the visitor reads without a connection in place of a page that is not on the device (N4). The service worker writes
 * the name of that page and the list of the kept ones; the button loads the address that was asked for again.
 */
export function Offline({ locale }: { readonly locale: Locale }) {
  const [before = '', after = ''] = translate(locale, 'offline.missing', { name: '\n' }).split('\n');
  const text = (
    <>
      {before}
      <span data-part="missing-page">{translate(locale, 'offline.thisPage')}</span>
      {after}
    </>
  );
  return (
    <NoPage part="offline" title={translate(locale, 'offline.title')} text={text}>
      <LinkButton href="">{translate(locale, 'offline.again')}</LinkButton>
      <OtherPages title={translate(locale, 'offline.list')} part="kept-pages" listPart="kept-list" />
    </NoPage>
  );
}
