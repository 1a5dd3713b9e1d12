import type { ReactNode } from 'react';
import { TRANSCRIBED } from '#content/indicators/official/bls-days.ts';
import { licenceWords } from '#content/indicators/official/licence-words.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { MOST_OBSERVATIONS } from '#contracts/observations.ts';
import { officialTerms, VENDORS, vendorsOf } from '#contracts/vendors.ts';
import { formatDate } from '#domain/format.ts';
import { lastDayOf } from '#domain/official/copied-list.ts';
import { DataTable } from '#site/ui/DataTable.tsx';
import { Section } from '#site/ui/Section.tsx';
import { type CoveredCountry, unavailableRows, unreviewedNames } from './coverage-groups.ts';
import { Group } from './Group.tsx';
import { SourceFilter } from './SourceFilter.tsx';
import styles from './Sources.module.css';

interface SourcesProps {
  readonly countries: readonly CoveredCountry[];
  readonly locale: Locale;
  /** The followed indicators. */
  readonly children: ReactNode;
}

/** The ledger of sources: followed indicators, those without a free value, and those not read yet (N11). */
export function Sources({ countries, locale, children }: SourcesProps) {
  return (
    <section className={`page ${styles.sources}`} aria-label={translate(locale, 'sources.nav')}>
      <SourceFilter {...{ countries, locale }} />
      <div className={styles.groups}>
        {children}
        <NoFreeValue locale={locale} />
        <Unreviewed locale={locale} />
      </div>
      <div className="stack gap-3 small muted measure">
        <p>{translate(locale, 'sources.method')}</p>
        {TRANSCRIBED.map((list) => (
          <p key={list.publisher} data-part="sources-copied">
            {translate(locale, 'sources.copied', {
              publisher: VENDORS[list.publisher].schedule.name,
              date: formatDate(lastDayOf(list), locale),
            })}{' '}
            <a href={list.source} target="_blank" rel="noopener" lang="en">
              {list.title}
            </a>
          </p>
        ))}
      </div>
    </section>
  );
}

function NoFreeValue({ locale }: { readonly locale: Locale }) {
  const rows = unavailableRows(locale);
  return (
    <Group code="none" name={translate(locale, 'sources.noneHeading')} count={rows.length} locale={locale}>
      <p className={`small muted measure ${styles.lead}`}>{translate(locale, 'sources.noneLead')}</p>
      <DataTable
        className="small"
        aria-labelledby="sources-none"
        data-part="sources-none"
        columns={[translate(locale, 'sources.indicator'), translate(locale, 'sources.reason')]}
        rows={rows.map(({ name, reason }, index) => ({ id: `${index}`, cells: [name, reason] }))}
      />
    </Group>
  );
}

function Unreviewed({ locale }: { readonly locale: Locale }) {
  const names = unreviewedNames(locale);
  return (
    <Group
      code="unreviewed"
      name={translate(locale, 'sources.unreviewedHeading')}
      count={names.length}
      locale={locale}
    >
      <p className={`small muted measure ${styles.lead}`}>{translate(locale, 'sources.unreviewedLead')}</p>
      <ul className={`small ${styles.names}`} data-part="sources-unreviewed">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Group>
  );
}

/** A call for stored figures, in the pieces that it may break into. */
const EXAMPLE = [
  'GET /functions/v1/observations',
  '?kind=cpi',
  '&country=US',
  '&since=2026-01-01',
  '&format=csv',
];

/** How to read the stored figures, and what their publishers ask for. */
export function OpenData({ locale }: { readonly locale: Locale }) {
  const publishers = vendorsOf('official').map((id) => ({ id, ...VENDORS[id], ...officialTerms(id) }));
  return (
    <Section className="stack gap-4 last" aria-labelledby="open-data">
      <h2 className="size-2" id="open-data">
        {translate(locale, 'sources.dataHeading')}
      </h2>
      <p className="measure">{translate(locale, 'sources.dataText', { most: MOST_OBSERVATIONS })}</p>
      <code className={`small ${styles.address}`}>
        {EXAMPLE.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </code>
      <p className="small muted">{translate(locale, 'sources.dataKey')}</p>
      <h2 className="size-2" id="notices">
        {translate(locale, 'sources.notices')}
      </h2>
      <ul className={`small flush ${styles.notices}`} data-part="sources-notices">
        {publishers.map(({ id, name, terms, licence, notice, noticeLanguage = 'en' }) => (
          <li key={id} id={`terms-${id}`}>
            <span className="strong">{name}</span>
            <br />
            <a href={terms} target="_blank" rel="noopener">
              {licenceWords(licence, locale)}
              <span className="hidden-text"> {translate(locale, 'events.newTab')}</span>
            </a>
            {notice && (
              <p className="smaller muted" lang={noticeLanguage}>
                {notice}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a className="tap" href={href('fxImpact')}>
          {translate(locale, 'sources.back')}
        </a>
      </p>
    </Section>
  );
}
