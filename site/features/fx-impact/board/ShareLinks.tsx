import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './ShareLinks.module.css';
import { messageLink, postLink, type Shared } from './share.ts';

interface ShareLinksProps {
  /** For the messaging app, with room for words. */
  readonly message: Shared;
  /** For the short post. */
  readonly post: Shared;
  readonly locale: Locale;
  /** Shows the names of the two places alone, for one row of a phone. */
  readonly isShort?: boolean;
  /** The device's own way to share, where it has one. */
  readonly children?: ReactNode;
}

/** Two links, each to a new window; they need no script (F2, N10). */
export function ShareLinks({ message, post, locale, isShort = false, children }: ShareLinksProps) {
  const newTab = translate(locale, 'events.newTab');
  return (
    <ul
      className={`cluster flush gap-5 ${styles.ways}`}
      aria-label={translate(locale, 'share.label')}
      data-part="share"
    >
      <li>
        <ShareLink
          href={messageLink(message)}
          part="share-message"
          place={isShort && 'WhatsApp'}
          newTab={newTab}
        >
          {translate(locale, 'share.message')}
        </ShareLink>
      </li>
      <li>
        <ShareLink href={postLink(post)} part="share-post" place={isShort && 'X'} newTab={newTab}>
          {translate(locale, 'share.post')}
        </ShareLink>
      </li>
      {children && <li>{children}</li>}
    </ul>
  );
}

interface ShareLinkProps {
  readonly href: string;
  readonly part: string;
  /** Seen in place of the words. */
  readonly place: string | false;
  readonly newTab: string;
  readonly children: string;
}

function ShareLink({ href, part, place, newTab, children }: ShareLinkProps) {
  return (
    <a className="tap as-link small" href={href} target="_blank" rel="noopener" data-part={part}>
      {place && <span aria-hidden="true">{place}</span>}
      <span className={place ? 'hidden-text' : undefined}>{children}</span>
      <span className="hidden-text"> {newTab}</span>
    </a>
  );
}
