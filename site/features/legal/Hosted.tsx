import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { backendAddress } from '#site/lib/backend/address.ts';

interface HostedProps {
  readonly locale: Locale;
  /** The hosted backend the pages ask; empty where the functions are the site's own. */
  readonly backend?: string;
}

/** Who else receives what the pages ask for, from the setting that sends them there (H8, K1). */
export function Hosted({ locale, backend = backendAddress().url }: HostedProps) {
  if (!backend) return null;
  const { host } = new URL(backend);
  return (
    <span data-part="hosted-backend" data-host={host}>
      {' '}
      {translate(locale, 'hosted.recipient', { host })}
    </span>
  );
}
