import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { NavEntry } from './nav.ts';

interface NavLinksProps {
  readonly locale: Locale;
  readonly pages: readonly NavEntry[];
  /** Address of the current page. */
  readonly path: string;
  readonly className: string | undefined;
}

/** Links to the pages of the site; the current one is marked. Links to other sites open in a new tab (C2). */
export function NavLinks({ locale, pages, path, className }: NavLinksProps) {
  return (
    <ul className={className}>
      {pages.map((page) => (
        <li key={page.path}>
          <a
            href={page.path}
            aria-current={page.path === path ? 'page' : undefined}
            {...(page.away && { target: '_blank', rel: 'noopener' })}
          >
            {page.away === 'game' && <GameIcon />}
            {translate(locale, page.nav)}
            {page.away && <span className="hidden-text"> {translate(locale, 'shell.newTab')}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A game pad, as wide as the height of the text: the live simulator needs no real deposit (C2). */
function GameIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.15em"
      height="1.15em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      style={{ flex: 'none' }}
      aria-hidden="true"
      data-icon="game"
    >
      <path d="M7 7h10a5 5 0 0 1 4.6 7l-.7 1.7a2.4 2.4 0 0 1-4 .7L15 14H9l-1.9 2.4a2.4 2.4 0 0 1-4-.7L2.4 14A5 5 0 0 1 7 7ZM8 9v4M6 11h4M15 10h.1M17 12h.1" />
    </svg>
  );
}
