import { brand } from '#brand/load.ts';
import { FIRST_OFFER } from '#content/offers.ts';
import { VERSUS_ROWS } from '#content/vip.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { DataTable } from '#site/ui/DataTable.tsx';
import { Section } from '#site/ui/Section.tsx';
import styles from './Versus.module.css';

interface VersusProps {
  readonly locale: Locale;
}

/** Seven things in which a plan-first channel and an improvised one differ (H1). */
export function Versus({ locale }: VersusProps) {
  return (
    <Section aria-labelledby="versus-title">
      <div className={`stack ${styles.words}`}>
        <h2 className={`title ${styles.title}`} id="versus-title">
          {translate(locale, 'vipVersus.title')}
        </h2>
        <p className={`measure muted ${styles.lead}`}>{translate(locale, 'vipVersus.lead')}</p>
      </div>
      <DataTable
        className={styles.table}
        labels="above"
        aria-labelledby="versus-title"
        data-part="versus"
        columns={[
          translate(locale, 'vipVersus.subject'),
          translate(locale, 'vipVersus.ours', { brand: brand.name }),
          translate(locale, 'vipVersus.theirs'),
        ]}
        rows={VERSUS_ROWS.map((row) => ({
          id: row,
          cells: (['title', 'ours', 'theirs'] as const).map((part) => cellText(locale, row, part)),
        }))}
      />
    </Section>
  );
}

function cellText(
  locale: Locale,
  row: (typeof VERSUS_ROWS)[number],
  part: 'title' | 'ours' | 'theirs',
): string {
  const wallet = FIRST_OFFER.second?.name;
  if (row === 'pay' && part === 'ours' && wallet !== undefined)
    return translate(locale, 'vipVersus.pay.wallet', { wallet });
  return translate(locale, `vipVersus.${row}.${part}`);
}
