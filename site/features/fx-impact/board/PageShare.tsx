import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { linkHere } from '#site/lib/page-link.ts';
import { NativeShare } from './NativeShare.tsx';
import { ShareLinks } from './ShareLinks.tsx';

interface PageShareProps {
  readonly locale: Locale;
  /** Public address of the page, in no language: the link before scripts run. */
  readonly address: string;
}

/** Ways to share the page as it is at that moment: week, filter and open event (F2). */
export function PageShare({ locale, address }: PageShareProps) {
  const [url, setUrl] = useState(address);
  const refresh = () => setUrl(linkHere(location).href);
  const message = { text: translate(locale, 'fxImpact.share.message'), url };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus come to a link through it, before the link is followed or copied
    <div onPointerEnter={refresh} onFocus={refresh}>
      <ShareLinks
        message={message}
        post={{ text: translate(locale, 'fxImpact.share.post'), url }}
        locale={locale}
      >
        <NativeShare shared={message} label={translate(locale, 'share.native')} />
      </ShareLinks>
    </div>
  );
}
