import { brand } from '#brand/load.ts';
import { FIRST_BUYERS } from '#content/merch.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import styles from './Notify.module.css';

interface NotifyProps {
  readonly locale: Locale;
  readonly anchor: string;
}

const ONWARD = [
  { id: 'vip', words: 'merch.vip' },
  { id: 'freeChannel', words: 'merch.free' },
  { id: 'contact', words: 'merch.contact' },
] as const;

/** What the first buyers get and where it will be said; nothing to fill in, nothing to pay (H3). */
export function Notify({ locale, anchor }: NotifyProps) {
  const count = { count: FIRST_BUYERS };
  return (
    <section className={`page stack ${styles.section}`} id={anchor} aria-labelledby="notify-title">
      <Places label={translate(locale, 'merch.placesLabel', count)} />
      <div>
        <h2 className={`title ${styles.title}`} id="notify-title">
          {translate(locale, 'merch.notifyTitle', count)}
        </h2>
        <p className={`measure muted ${styles.text}`}>{translate(locale, 'merch.notifyText', count)}</p>
        <LinkButton href={brand.freeChannel} newTab={translate(locale, 'shell.newTab')}>
          {translate(locale, 'merch.notifyMe')}
        </LinkButton>
        <h3 className={`muted ${styles.onward}`}>{translate(locale, 'merch.onward')}</h3>
        <ul className="cluster flush gap-5">
          {ONWARD.map(({ id, words }) => (
            <li key={id}>
              <a className="tap strong" href={href(id)}>
                {translate(locale, words)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const PER_ROW = 10;
const CELL = 24;
const SIDE = 17;

/** A square for each of the first buyers, all of them still empty. */
function Places({ label }: { readonly label: string }) {
  const rows = Math.ceil(FIRST_BUYERS / PER_ROW);
  const squares = Array.from({ length: FIRST_BUYERS }, (_, index) => {
    const [column, row] = [index % PER_ROW, Math.floor(index / PER_ROW)];
    return `M${column * CELL + 1} ${row * CELL + 1}h${SIDE}v${SIDE}h${-SIDE}z`;
  });
  const size = `0 0 ${(PER_ROW - 1) * CELL + SIDE + 2} ${(rows - 1) * CELL + SIDE + 2}`;
  return (
    <figure className={styles.places} data-part="places">
      <svg viewBox={size} role="img" aria-label={label}>
        <path d={squares.join('')} />
      </svg>
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  );
}
