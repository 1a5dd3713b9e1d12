import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { GameIcon } from './GameIcon.tsx';
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
