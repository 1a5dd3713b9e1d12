import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import { OTHER } from '#contracts/counted.ts';
import { isLocale, LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import type { CountSummary, Sums } from '#domain/counting/summary.ts';
import { formatNumber, formatShare, NO_FIGURE } from '#domain/format.ts';
import { DataTable } from '#site/ui/DataTable.tsx';
import { DayChart } from './DayChart.tsx';
import { dayText } from './day-text.ts';
import { linkName } from './link-name.ts';
import styles from './Owner.module.css';

interface NumbersProps {
  readonly summary: CountSummary;
  readonly locale: Locale;
}

const STEPS = ['views', 'calls', 'successes'] as const;
/** Rows of a table; the file has all. */
const MOST_ROWS = 40;

/** Views, the calls they led to and the payments returned from: in all, by day, page, link, tag and language. */
export function Numbers({ summary, locale }: NumbersProps) {
  const { total, days, pages, sources, locales, linksOnPages } = summary;
  const texts = textsIn(locale);
  return (
    <>
      <dl className={styles.steps}>
        {STEPS.map((what) => (
          <div key={what} className="panel stack gap-2" data-part="owner-step" data-what={what}>
            <dt className="strong">{translate(locale, `owner.${what}`)}</dt>
            <dd className={styles.value}>
              <span className="big" data-part="owner-total">
                {texts.number(total[what])}
              </span>
              <span className="small muted">{rateText(what, total, locale)}</span>
              <DayChart {...{ days, what, locale }} />
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary className="opens small">{translate(locale, 'owner.dayTable')}</summary>
        <Table {...{ locale }} name="byDay" columns={['day', ...STEPS]} part="days">
          {days.toReversed().map((row) => [row.day, dayText(row.day, locale, 'numeric'), ...texts.sums(row)])}
        </Table>
      </details>
      <Table {...{ locale }} name="byPage" columns={['page', 'views', 'calls', 'callRate']} part="pages">
        {pages.map(({ page, views, calls }) => [
          page,
          texts.page(page),
          texts.number(views),
          texts.number(calls),
          texts.share(calls, views),
        ])}
      </Table>
      <Table {...{ locale }} name="byLink" columns={['link', 'page', 'calls']} part="links">
        {linksOnPages.map(({ link, page, calls }) => [
          `${link} ${page}`,
          linkName(link, locale),
          texts.page(page),
          texts.number(calls),
        ])}
      </Table>
      <Table {...{ locale }} name="bySource" columns={['source', ...STEPS]} part="sources">
        {sources.map((row) => [row.source, texts.source(row.source), ...texts.sums(row)])}
      </Table>
      <Table {...{ locale }} name="byLocale" columns={['locale', ...STEPS]} part="locales">
        {locales.map((row) => [
          row.locale,
          isLocale(row.locale) ? LOCALE_TABLE[row.locale].name : row.locale,
          ...texts.sums(row),
        ])}
      </Table>
    </>
  );
}

function textsIn(locale: Locale) {
  const number = (value: number) => formatNumber(value, 0, locale);
  const other = translate(locale, 'owner.other');
  return {
    number,
    share: (part: number, whole: number) =>
      whole > 0 ? formatShare((100 * part) / whole, locale) : NO_FIGURE,
    sums: (row: Sums) => STEPS.map((what) => number(row[what])),
    page: (page: string) => (page === OTHER ? other : <code>{page}</code>),
    source: (source: string) => {
      if (source === '') return translate(locale, 'owner.noSource');
      return source === OTHER ? other : source;
    },
  };
}

/** Which part of the step before came to this one. */
function rateText(what: keyof Sums, { views, calls, successes }: Sums, locale: Locale): string | null {
  const { share } = textsIn(locale);
  if (what === 'calls') return translate(locale, 'owner.ofViews', { share: share(calls, views) });
  if (what === 'successes') return translate(locale, 'owner.ofCalls', { share: share(successes, calls) });
  return null;
}

interface TableProps {
  readonly name: 'byDay' | 'byPage' | 'byLink' | 'bySource' | 'byLocale';
  readonly columns: readonly (keyof Sums | 'day' | 'page' | 'source' | 'link' | 'locale' | 'callRate')[];
  readonly part: string;
  /** Each row: its id, then its cells. */
  readonly children: readonly (readonly [string, ...ReactNode[]])[];
  readonly locale: Locale;
}

function Table({ name, columns, part, children, locale }: TableProps) {
  const hidden = children.length - MOST_ROWS;
  return (
    <section className="stack gap-3" aria-labelledby={name}>
      <h2 className="size-2" id={name}>
        {translate(locale, `owner.${name}`)}
      </h2>
      {children.length === 0 ? (
        <p className="muted">{translate(locale, 'owner.none')}</p>
      ) : (
        <DataTable
          className="small figures"
          data-part={`owner-${part}`}
          aria-labelledby={name}
          columns={columns.map((column) => translate(locale, `owner.${column}`))}
          rows={children
            .slice(0, name === 'byDay' ? undefined : MOST_ROWS)
            .map(([id, ...cells]) => ({ id, cells }))}
        />
      )}
      {hidden > 0 && name !== 'byDay' && (
        <p className="small muted">{translate(locale, 'owner.more', { count: hidden })}</p>
      )}
    </section>
  );
}
