import { periodWords } from '#content/period-words.ts';
import { translate } from '#content/words/translate.ts';
import type { SurpriseSize } from '#contracts/event-history.ts';
import type { Locale } from '#contracts/locale.ts';
import type { OfficialRecord as Recorded } from '#contracts/official-record.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import { fullMoment } from './past-dates.ts';
import { RecordChart } from './RecordChart.tsx';
import { pointsOf } from './record-points.ts';
import { methodWords } from './record-words.ts';

interface OfficialRecordProps {
  readonly record: Recorded;
  readonly surprise: SurpriseSize | null;
  readonly zone: DisplayZone;
  readonly locale: Locale;
}

/** First print, revisions, the previous as it was known, the last releases, and who calculates what (N11). */
export function OfficialRecord({ record, surprise, zone, locale }: OfficialRecordProps) {
  const { figures, previous, period, is_first_print: isFirst } = record;
  const named = (key: 'first' | 'firstRead' | 'previous', of: string) =>
    translate(locale, `record.${key}`, { period: periodWords(of, locale) });
  return (
    <section className="record" data-part="official-record">
      <h3 className="past-heading size-1">{translate(locale, 'record.heading')}</h3>
      <dl className="record-list">
        {figures.map(({ figure, first_seen: seen }, index) => (
          <Line
            key={seen}
            part={index === 0 ? 'record-first' : 'record-revision'}
            term={
              index === 0
                ? named(isFirst ? 'first' : 'firstRead', period)
                : translate(locale, 'record.revised')
            }
            figure={figure}
            note={translate(locale, 'record.read', { date: fullMoment(seen, zone, locale) })}
          />
        ))}
        {surprise?.forecast && figures.length > 0 && (
          <Line
            part="record-surprise"
            term={translate(locale, 'record.surprise')}
            figure={surprise.difference}
            note={translate(locale, 'record.against', { forecast: surprise.forecast })}
          />
        )}
        {previous.known !== null && (
          <Line
            part="record-previous"
            term={named('previous', previous.period)}
            figure={previous.known}
            note={
              previous.now !== null && previous.now !== previous.known
                ? translate(locale, 'record.previousNow', { figure: previous.now })
                : null
            }
          />
        )}
      </dl>
      <RecordChart points={pointsOf(record)} areChanges={record.calculated !== null} locale={locale} />
      <Method record={record} locale={locale} />
    </section>
  );
}

interface LineProps {
  readonly part: string;
  readonly term: string;
  readonly figure: string;
  readonly note: string | null;
}

function Line({ part, term, figure, note }: LineProps) {
  return (
    <div data-part={part}>
      <dt>
        {term}
        {note && <small className="muted">{note}</small>}
      </dt>
      <dd className="figures strong">{figure}</dd>
    </div>
  );
}

/** Some publishers have whole addresses as ids. */
const LONGEST_CODE = 28;

/** Who calculates the figure, its series at the publisher, and what the publisher wants shown. */
function Method({ record, locale }: Omit<OfficialRecordProps, 'surprise' | 'zone'>) {
  const { link, series, licence, licence_language, notice, notice_language: language = 'en' } = record;
  return (
    <div className="smaller muted" data-part="record-method">
      <p>{methodWords(record, locale)}</p>
      <p>
        <a href={link} target="_blank" rel="noopener nofollow">
          {series.length > LONGEST_CODE
            ? translate(locale, 'record.page')
            : translate(locale, 'record.series', { code: series })}
          <span className="hidden-text"> {translate(locale, 'events.newTab')}</span>
        </a>
        {' · '}
        <span lang={licence_language}>{licence}</span>
      </p>
      {notice && <p lang={language}>{notice}</p>}
    </div>
  );
}
