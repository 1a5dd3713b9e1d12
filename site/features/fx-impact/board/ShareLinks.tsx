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
  /** The device's own way to share, where it has one. */
  readonly children?: ReactNode;
}

/** Two links, each to a new window; they need no script (F2, N10). */
export function ShareLinks({ message, post, locale, children }: ShareLinksProps) {
  const newTab = translate(locale, 'events.newTab');
  return (
    <ul
      className={`cluster flush gap-5 ${styles.ways}`}
      aria-label={translate(locale, 'share.label')}
      data-part="share"
    >
      <li>
        <ShareLink href={messageLink(message)} part="share-message" newTab={newTab}>
          {translate(locale, 'share.message')}
        </ShareLink>
      </li>
      <li>
        <ShareLink href={postLink(post)} part="share-post" newTab={newTab}>
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
  readonly newTab: string;
  readonly children: string;
}

function ShareLink({ href, part, newTab, children }: ShareLinkProps) {
  return (
    <a className="tap as-link small" href={href} target="_blank" rel="noopener" data-part={part}>
      {children}
      <span className="hidden-text"> {newTab}</span>
    </a>
  );
}
