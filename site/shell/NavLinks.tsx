import { translate } from '#content/messages/dictionary.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SitePage } from '#site/routes.ts';

interface NavLinksProps {
  readonly locale: Locale;
  readonly pages: readonly SitePage[];
  /** Address of the page the visitor is on. */
  readonly path: string;
  readonly className: string | undefined;
  /** A second copy for the eye: kept out of the tab order. */
  readonly copy?: boolean;
}

/** Links to the site's pages, the current one marked (SPEC C2). */
export function NavLinks({ locale, pages, path, className, copy = false }: NavLinksProps) {
  return (
    <ul className={className}>
      {pages.map((page) => (
        <li key={page.path}>
          <a
            href={page.path}
            aria-current={page.path === path ? 'page' : undefined}
            tabIndex={copy ? -1 : undefined}
          >
            {translate(locale, page.nav)}
          </a>
        </li>
      ))}
    </ul>
  );
}
