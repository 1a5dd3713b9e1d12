import type { ReactNode } from 'react';
import { shortDay, shortPeriod } from '#content/period-words.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { IndicatorAnswer, IndicatorMeasure } from '#contracts/indicator.ts';
import type { Locale } from '#contracts/locale.ts';
import { MEXICO_CITY } from '#domain/events/zones.ts';
import { formatDate, formatInstant } from '#domain/format.ts';
import { RemindButton } from '#site/lib/reminders/RemindButton.tsx';
import button from '#site/ui/Button.module.css';
import styles from './Indicator.module.css';
import table from './ReleasesTable.module.css';
import { areBare, ReleasesTable } from './ReleasesTable.tsx';
import strip from './SurpriseStrip.module.css';
import { SurpriseStrip } from './SurpriseStrip.tsx';
import { STRIP_RELEASES } from './strip.ts';

/** Classes of all pages that the parts use. */
const SHARED =
  'page last stack cluster gap-2 tap small smaller strong muted lead measure figures size-1 size-2 title hidden-text';

/** Every class name of the page of an indicator: the build keeps only the rules whose names it finds in a page. */
export const INDICATOR_CLASSES = [styles, table, strip, button]
  .flatMap((names) => Object.values(names))
  .concat(SHARED)
  .join(' ');

interface IndicatorProps {
  readonly answer: IndicatorAnswer;
  /** Whether the stored figures could be read; without them the page says so. */
  readonly isRead: boolean;
  readonly locale: Locale;
}

/** The page of an officially followed indicator: newest figure, next date, the last releases of each figure, publisher (N15). */
export function Indicator({ answer, isRead, locale }: IndicatorProps) {
  const { id, name, summary, insight, pairs, measures } = answer;
  const remind = (
    <RemindButton
      topic={`indicator/${id}`}
      call={translate(locale, 'reminders.call')}
      name={name}
      locale={locale}
    />
  );
  return (
    <article className={`page last ${styles.indicator}`} data-part="indicator" data-indicator={id}>
      <header>
        <p className="small cluster">
          <a className="tap" href={href('fxImpact')}>
            {translate(locale, 'shell.navFxImpact')}
          </a>
          <a className="tap" href={href('sources')}>
            {translate(locale, 'indicator.sources')}
          </a>
        </p>
        <Heading name={name} />
        <p className="lead">{summary}</p>
        {pairs.length > 0 && (
          <p className={`small figures ${styles.pairs}`} data-part="indicator-pairs">
            <span className="muted">{translate(locale, 'indicator.pairs')}</span> {pairs.join(', ')}
          </p>
        )}
      </header>
      {isRead ? (
        <dl className={styles.now}>
          {measures.map((measure) => (
            <Latest key={measure.measure} {...{ measure, locale }} isAlone={measures.length === 1} />
          ))}
          <Next {...{ answer, remind, locale }} />
        </dl>
      ) : (
        <>
          <p role="status">{translate(locale, 'indicator.failed')}</p>
          <p>{remind}</p>
        </>
      )}
      {isRead && measures.map((measure) => <Measure key={measure.measure} {...{ measure, locale }} />)}
      <div className={styles.foot}>
        <section aria-labelledby="reading">
          <h2 className="size-2" id="reading">
            {translate(locale, 'indicator.reading')}
          </h2>
          <p className="measure">{insight}</p>
        </section>
        <Publisher {...{ answer, locale }} />
      </div>
    </article>
  );
}

/** The country has a line of its own. */
function Heading({ name }: Pick<IndicatorAnswer, 'name'>) {
  const [title, place] = name.split(' · ');
  return (
    <h1 className="title">
      {title}
      {place && (
        <>
          <span className="hidden-text"> · </span>
          <span className={`size-1 muted ${styles.place}`}>{place}</span>
        </>
      )}
    </h1>
  );
}

interface MeasureProps {
  readonly measure: IndicatorMeasure;
  readonly locale: Locale;
}

function Latest({ measure, isAlone, locale }: MeasureProps & { readonly isAlone: boolean }) {
  const [newest] = measure.releases;
  if (!newest) return null;
  const { period, first, latest, difference, forecast } = newest;
  return (
    <div data-part="indicator-latest">
      <dt className="small muted">
        {isAlone
          ? translate(locale, 'indicator.latest')
          : translate(locale, `indicator.measure.${measure.measure}`)}
        <span className="hidden-text">, </span>
        <span className={styles.period}>{shortPeriod(period, locale)}</span>
      </dt>
      <dd>
        <span className={`figures ${styles.figure}`}>{latest}</span>
        <small className="muted">
          {first !== null &&
            first !== latest &&
            `${translate(locale, 'indicator.firstWas', { figure: first })} · `}
          {forecast === null
            ? translate(locale, 'indicator.noForecast')
            : difference === null
              ? `${translate(locale, 'indicator.forecast')}: ${forecast}`
              : translate(locale, 'indicator.against', { difference, forecast })}
        </small>
      </dd>
    </div>
  );
}

interface NextProps extends Pick<IndicatorProps, 'answer' | 'locale'> {
  readonly remind: ReactNode;
}

/** The next date, and the button that reminds of it. */
function Next({ answer: { next }, remind, locale }: NextProps) {
  return (
    <div data-part="indicator-next">
      <dt className="small muted">{translate(locale, 'indicator.next')}</dt>
      {next === null ? (
        <dd>{translate(locale, 'indicator.nextUnknown')}</dd>
      ) : (
        <dd>
          <time className={`figures strong ${styles.when}`} dateTime={next.at}>
            {momentWords(next.at, locale)}
          </time>
          <small className="muted">
            {next.at.includes('T') ? '' : `${translate(locale, 'indicator.noHour')}, `}
            {next.forecast === null
              ? translate(locale, 'indicator.noForecast')
              : translate(locale, 'indicator.expected', { forecast: next.forecast })}
          </small>
          <small className="muted">
            {next.confirmed === null ? (
              translate(locale, 'indicator.unconfirmed')
            ) : (
              <a href={next.confirmed.link} target="_blank" rel="noopener">
                {translate(locale, 'indicator.confirmed', { publisher: next.confirmed.publisher })}
                <span className="hidden-text"> {translate(locale, 'events.newTab')}</span>
              </a>
            )}
          </small>
          {next.event !== null && (
            <a
              className="tap small strong"
              href={`${href('fxImpact')}?event=${encodeURIComponent(next.event)}#week`}
            >
              {translate(locale, 'indicator.open')}
            </a>
          )}
        </dd>
      )}
      <dd className={styles.remind}>{remind}</dd>
    </div>
  );
}

function momentWords(at: string, locale: Locale): string {
  if (!at.includes('T')) return formatDate(at, locale);
  return translate(locale, 'indicator.at', { time: formatInstant(Date.parse(at), locale, MEXICO_CITY) });
}

/** The other measures are changes in per cent, as their names and figures say. */
const COUNTS: ReadonlySet<IndicatorMeasure['measure']> = new Set(['level', 'change']);

function Measure({ measure, locale }: MeasureProps) {
  const { measure: name, unit, since, releases } = measure;
  const isBare = areBare(releases);
  const heading = `measure-${name}`;
  return (
    <section
      className={styles.measure}
      aria-labelledby={heading}
      data-part="indicator-measure"
      data-measure={name}
    >
      <h2 className="size-2" id={heading}>
        {translate(locale, `indicator.measure.${name}`)}
      </h2>
      {unit && COUNTS.has(name) && <p className="small muted">{unit}</p>}
      {releases.length === 0 ? (
        <p>{translate(locale, 'indicator.empty')}</p>
      ) : (
        <>
          <SurpriseStrip {...{ releases, locale }} />
          <ReleasesTable releases={releases.slice(0, STRIP_RELEASES)} {...{ heading, isBare, locale }} />
          {releases.length > STRIP_RELEASES && (
            <details>
              <summary className="opens small strong">
                {releases.length === STRIP_RELEASES + 1
                  ? translate(locale, 'indicator.olderOne')
                  : translate(locale, 'indicator.older', { count: releases.length - STRIP_RELEASES })}
              </summary>
              <ReleasesTable releases={releases.slice(STRIP_RELEASES)} {...{ heading, isBare, locale }} />
            </details>
          )}
          <p className="smaller muted">
            {since && translate(locale, 'indicator.since', { date: shortDay(since, locale) })}{' '}
            {translate(locale, isBare ? 'indicator.bare' : 'indicator.unread')}
          </p>
        </>
      )}
    </section>
  );
}

function Publisher({ answer, locale }: Pick<IndicatorProps, 'answer' | 'locale'>) {
  const { publisher, calendars, measures, frequency } = answer;
  const { name, link, licence, licence_language, terms, notice, notice_language = 'en' } = publisher;
  return (
    <section className="small stack gap-2" aria-labelledby="publisher">
      <h2 className="size-2" id="publisher">
        {translate(locale, 'indicator.source')}
      </h2>
      <p>
        <a className="strong" href={link} target="_blank" rel="noopener">
          {name}
          <span className="hidden-text"> {translate(locale, 'events.newTab')}</span>
        </a>
        {frequency && ` · ${translate(locale, `detail.frequency.${frequency}`)}`}
      </p>
      {measures.some(({ ours }) => ours) && <p className="muted">{translate(locale, 'indicator.ours')}</p>}
      {calendars.length > 0 && (
        <p className="muted">{translate(locale, 'indicator.calendars', { names: calendars.join(', ') })}</p>
      )}
      <p className="muted">
        {translate(locale, 'indicator.licence')}{' '}
        <a href={terms} target="_blank" rel="noopener" lang={licence_language}>
          {licence}
          <span className="hidden-text" lang={locale}>
            {' '}
            {translate(locale, 'events.newTab')}
          </span>
        </a>
      </p>
      {notice && (
        <p className="muted" lang={notice_language}>
          {notice}
        </p>
      )}
    </section>
  );
}
