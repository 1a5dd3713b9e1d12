import { brand } from '#brand/load.ts';
import { offerById, termsOf } from '#content/offers.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './Bar.module.css';
import { BrandMark } from './BrandMark.tsx';
import { NavLinks } from './NavLinks.tsx';
import { LEGAL_NAV, MAIN_NAV } from './nav.ts';

const HOME = href('home');
const VIP = href('vip');

interface BarProps {
  readonly locale: Locale;
  readonly path: string;
  /** Whether the loss warning is here and not in the content (A8). */
  readonly warns?: boolean;
  /** Whether it has the buyer calls: the owner's page sells nothing. */
  readonly sells?: boolean;
}

/**
 * Brand, navigation and calls; the loss warning above the calls on pages without their own (A8). At the top of the page the
 * header scrolls with it; beyond 100 px `watchHeader` fixes it to the top edge of the screen (C1).
 */
export function Bar({ locale, path, warns, sells = true }: BarProps) {
  return (
    <div className={styles.place}>
      <header className={`line-below ${styles.bar}`} data-part="header" data-visible="false">
        <div className={`page ${styles.content}`}>
          <a
            className={`tap ${styles.home}`}
            href={HOME}
            aria-label={translate(locale, 'shell.brandHome', { brand: brand.name })}
            aria-current={path === HOME ? 'page' : undefined}
          >
            <BrandMark name={brand.name} />
          </a>
          {warns && (
            <div className={styles.risk}>
              <RiskLine text={translate(locale, 'shell.risk')} />
            </div>
          )}
          <nav className={styles.nav} aria-label={translate(locale, 'shell.navLabel')}>
            <NavLinks {...{ locale, path }} pages={MAIN_NAV} className={styles.links} />
            <LegalMenu {...{ locale, path }} />
          </nav>
          {sells && <BuyerCalls {...{ locale, path }} />}
        </div>
      </header>
    </div>
  );
}

/**
 * The two calls of the header: label, product and checkout are the brand's, and the price is that of the product. The
 * page of the VIP channel has its own second call (C5).
 */
function BuyerCalls({ locale, path }: Pick<BarProps, 'locale' | 'path'>) {
  const { start, invest, vip } = brand.buyerCalls;
  const calls = { start, invest: path === VIP ? vip : invest };
  return (
    <div className={`${styles.calls} ${styles.buyer}`}>
      {(['start', 'invest'] as const).map((name) => {
        const { label, product, checkout } = calls[name];
        const [sold, opened] = [offerById(product), offerById(checkout)];
        if (!sold || !opened) return null;
        return (
          <a key={name} className={styles[name]} href={opened.checkout} target="_blank" rel="noopener">
            {inLocale(label, locale)} <b data-part="price">{termsOf(sold, locale)}</b>
            <span className="hidden-text"> {translate(locale, 'shell.newTab')}</span>
          </a>
        );
      })}
    </div>
  );
}

interface LegalMenuProps {
  readonly locale: Locale;
  readonly path: string;
}

/** Id of the list that the button opens. */
const LEGAL_MENU = 'legal-menu';

/** The legal documents in a popover. It opens without script, and closes on Escape or an outside click (C3, N10). */
function LegalMenu({ locale, path }: LegalMenuProps) {
  return (
    <>
      <button className={`tap muted ${styles.button}`} type="button" popoverTarget={LEGAL_MENU}>
        {translate(locale, 'shell.navLegal')}
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 4 4 4 4-4" />
        </svg>
      </button>
      <div className={styles.legal} id={LEGAL_MENU} popover="auto">
        <NavLinks {...{ locale, path }} pages={LEGAL_NAV} className={styles.documents} />
      </div>
    </>
  );
}
