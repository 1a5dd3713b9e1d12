import { translate } from '#content/words/translate.ts';
import { OWNER_PATH } from '#contracts/count-path.ts';
import type { Locale } from '#contracts/locale.ts';
import type { DayRange } from '#domain/counting/summary.ts';
import { addDays } from '#domain/events/zones.ts';
import { Button } from '#site/ui/Button.tsx';
import { fileOf, pageOf } from './addresses.ts';
import { dayText } from './day-text.ts';
import styles from './Owner.module.css';

interface RangeProps extends DayRange {
  readonly today: string;
  readonly locale: Locale;
}

/** Ready ranges that end today. */
const LENGTHS = [7, 28, 90] as const;

/** Which days are shown, ready ranges, two fields for any other, and the file. */
export function Range({ from, to, today, locale }: RangeProps) {
  const yesterday = addDays(today, -1);
  const ready = [
    { name: translate(locale, 'owner.today'), from: today, to: today },
    { name: translate(locale, 'owner.yesterday'), from: yesterday, to: yesterday },
    ...LENGTHS.map((days) => ({
      name: translate(locale, 'owner.lastDays', { days }),
      from: addDays(today, 1 - days),
      to: today,
    })),
  ];
  return (
    <div className="stack gap-3" data-part="owner-range" data-from={from} data-to={to}>
      <p className="muted">
        {from === to
          ? translate(locale, 'owner.oneDay', { day: dayText(from, locale, 'numeric') })
          : translate(locale, 'owner.range', {
              from: dayText(from, locale, 'numeric'),
              to: dayText(to, locale, 'numeric'),
            })}
      </p>
      <nav aria-label={translate(locale, 'owner.ranges')}>
        <ul className={styles.ready}>
          {ready.map((range) => (
            <li key={range.name}>
              <a
                className="tap small"
                href={pageOf(range)}
                aria-current={range.from === from && range.to === to ? 'page' : undefined}
              >
                {range.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className={styles.line} method="get" action={OWNER_PATH}>
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="small">
            <span className={styles.label}>{translate(locale, `owner.${name}`)}</span>
            <input
              className={styles.date}
              type="date"
              name={name}
              defaultValue={name === 'from' ? from : to}
              max={today}
              required
            />
          </label>
        ))}
        <Button type="submit">{translate(locale, 'owner.show')}</Button>
        <a className={`tap small ${styles.file}`} href={fileOf({ from, to })} download data-part="owner-csv">
          {translate(locale, 'owner.csv')}
        </a>
      </form>
    </div>
  );
}
