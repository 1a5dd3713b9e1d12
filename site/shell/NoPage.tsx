import type { ReactNode } from 'react';
import { Engraving } from '#site/ui/Engraving.tsx';
import opening from '#site/ui/Opening.module.css';
import { BrandCoin } from './BrandMark.tsx';
import styles from './NoPage.module.css';

interface NoPageProps {
  readonly part?: string;
  /** A picture above the headline. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  /** The ways on. */
  readonly children: ReactNode;
}

/** In place of a page that cannot be shown: why, and the ways on (H10, N4). */
export function NoPage({ part, picture, title, text, children }: NoPageProps) {
  return (
    <section className={`page ${styles.page}`} aria-labelledby="headline" data-part={part}>
      <Engraving seed="not-found" className={styles.ground} />
      <BrandCoin />
      {picture}
      <h1 className={opening.headline} id="headline">
        {title}
      </h1>
      <p className={`measure size-1 ${styles.text}`}>{text}</p>
      {children}
    </section>
  );
}

interface OtherPagesProps {
  readonly title: string;
  readonly part: string;
  /** Of the list, for who writes its entries later: until then the block is hidden. */
  readonly listPart?: string;
  readonly pages?: readonly { readonly path: string; readonly title: string }[];
}

/** A list of pages to go to instead. */
export function OtherPages({ title, part, listPart, pages = [] }: OtherPagesProps) {
  return (
    <nav
      className={`line-above ${styles.others}`}
      aria-labelledby={`${part}-title`}
      data-part={part}
      hidden={listPart !== undefined}
    >
      <h2 id={`${part}-title`}>{title}</h2>
      <ul className={styles.list} data-part={listPart}>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
