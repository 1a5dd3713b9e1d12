import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import styles from './RoiRates.module.css';
import { monthlyRate, ROI_TIER_NAMES, ROI_TIERS } from './roi.ts';

/** The monthly rate of each tier and the scenario it comes from (D10). */
export function RoiRates({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.room}>
      <table className={`small ${styles.rates}`}>
        <caption className="muted">{translate(locale, 'calculator.rates')}</caption>
        <thead className="muted">
          <tr>
            <th scope="col">{translate(locale, 'calculator.rateTier')}</th>
            <th scope="col">{translate(locale, 'calculator.rateFrom')}</th>
            <th scope="col">{translate(locale, 'calculator.rateScenario')}</th>
            <th scope="col">{translate(locale, 'calculator.rateMonthly')}</th>
          </tr>
        </thead>
        <tbody>
          {ROI_TIER_NAMES.map((tier) => (
            <tr key={tier}>
              <th scope="row">{translate(locale, `roi.tier.${tier}`)}</th>
              <td>{formatNumber(ROI_TIERS[tier].minimum, 0, locale)}</td>
              <td>
                {translate(locale, 'calculator.rateScenarioText', {
                  multiple: ROI_TIERS[tier].multiple,
                  months: ROI_TIERS[tier].months,
                })}
              </td>
              <td>{formatNumber(monthlyRate(tier) * 100, 2, locale)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
