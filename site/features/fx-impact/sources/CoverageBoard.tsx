import { useMemo } from 'react';
import { translate } from '#content/words/translate.ts';
import { type Coverage, coverageSchema } from '#contracts/coverage.ts';
import type { Locale } from '#contracts/locale.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { NO_FIGURE } from '#domain/format.ts';
import { indicatorPath } from '#domain/indicators/path.ts';
import type { BackendAddress } from '#site/lib/backend/address.ts';
import { createBackend } from '#site/lib/backend/client.ts';
import { ClockNote } from '#site/lib/ClockNote.tsx';
import { ConnectionNote } from '#site/lib/ConnectionNote.tsx';
import { useQuery } from '#site/lib/query/useQuery.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { DataTable } from '#site/ui/DataTable.tsx';
import { RetryButton } from '#site/ui/RetryButton.tsx';
import { StatusLabel } from '#site/ui/StatusLabel.tsx';
import { useIsLive } from '#site/ui/useHydrated.ts';
import styles from './CoverageBoard.module.css';
import type { CoveredCountry, CoveredPublisher } from './coverage-groups.ts';
import { delayWords } from './delay-words.ts';
import { Group } from './Group.tsx';

export interface CoverageBoardProps {
  readonly countries: readonly CoveredCountry[];
  readonly address: BackendAddress;
  readonly locale: Locale;
}

export const COVERAGE_KEY = 'official coverage';
const FRESH_MS = 10 * 60_000;

/** Every followed indicator by country and publisher: whether it is read, and its measured delay (N11). */
export function CoverageBoard({ countries, address, locale }: CoverageBoardProps) {
  const isLive = useIsLive();
  const backend = useMemo(() => (isLive ? createBackend(address) : null), [isLive, address]);
  const { data, hasFailed, isFetching, refresh } = useQuery<Coverage>(
    backend && {
      key: COVERAGE_KEY,
      read: (signal) => backend.get('observations/coverage', {}, coverageSchema, signal),
      staleMs: () => FRESH_MS,
    },
  );
  const most = Math.max(...countries.map(countOf));
  return (
    <div data-part="coverage" aria-busy={isFetching}>
      {hasFailed && !data && (
        <div className="cluster" role="alert">
          <p>{translate(locale, 'sources.failed')}</p>
          <RetryButton isPending={isFetching} onPress={() => void refresh()} stays="coverage">
            {translate(locale, 'sources.retry')}
          </RetryButton>
        </div>
      )}
      <ConnectionNote locale={locale} />
      <ClockNote locale={locale} />
      {countries.map((country) => (
        <Country
          key={country.code}
          {...{ country, most, locale }}
          coverage={data}
          isWaiting={!data && !hasFailed}
        />
      ))}
    </div>
  );
}

/** How many indicators of a country are followed. */
const countOf = ({ publishers }: CoveredCountry): number =>
  publishers.reduce((sum, { rows }) => sum + rows.length, 0);

interface CountryProps {
  readonly country: CoveredCountry;
  /** As many as the largest country has. */
  readonly most: number;
  readonly coverage: Coverage | undefined;
  /** The status is not known yet, but may be in a moment. */
  readonly isWaiting: boolean;
  readonly locale: Locale;
}

function Country({ country, most, coverage, isWaiting, locale }: CountryProps) {
  const { code, name, publishers } = country;
  const count = countOf(country);
  return (
    <Group {...{ code, name, count, locale }} part={count / most}>
      {publishers.map((publisher) => (
        <Publisher key={publisher.id} {...{ publisher, coverage, isWaiting, locale }} country={code} />
      ))}
    </Group>
  );
}

interface PublisherProps extends Omit<CountryProps, 'country' | 'most'> {
  readonly publisher: CoveredPublisher;
  readonly country: string;
}

function Publisher({
  publisher: { id, name, url, byHand, rows },
  country,
  coverage,
  isWaiting,
  locale,
}: PublisherProps) {
  const heading = `sources-${country}-${id}`;
  const delays = new Map(
    coverage?.figures
      .filter((one) => one.country === country)
      .map((one) => [one.kind, delayWords(one, locale)]),
  );
  // A column of dashes says nothing.
  const isMeasured = rows.some(({ kind }) => delays.get(kind));
  const columns = ['indicator', 'figure', ...(isMeasured ? (['delay'] as const) : [])] as const;
  return (
    <div className={styles.publisher}>
      <p className={`cluster apart ${styles.head}`}>
        <a className="tap strong" id={heading} href={url} target="_blank" rel="noopener">
          {name}
          <span className="hidden-text"> {translate(locale, 'events.newTab')}</span>
        </a>
        <PublisherState
          publisher={coverage?.publishers.find((one) => one.id === id)}
          byHand={byHand}
          isWaiting={isWaiting}
          locale={locale}
        />
      </p>
      <DataTable
        className={`small ${styles.table}`}
        aria-labelledby={heading}
        data-part="coverage-table"
        columns={columns.map((key) => translate(locale, `sources.${key}`))}
        rows={rows.map(({ kind, name: indicator, page, figure }) => ({
          id: kind,
          cells: [
            page ? (
              <a key="page" href={indicatorPath(page)}>
                {indicator}
              </a>
            ) : (
              indicator
            ),
            figure,
            ...(isMeasured ? [delays.get(kind) ?? <Unmeasured key="delay" {...{ locale }} />] : []),
          ],
        }))}
      />
    </div>
  );
}

function Unmeasured({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <span aria-hidden="true">{NO_FIGURE}</span>
      <span className="hidden-text">{translate(locale, 'sources.noDelay')}</span>
    </>
  );
}

interface PublisherStateProps {
  readonly publisher: Coverage['publishers'][number] | undefined;
  readonly byHand: boolean;
  readonly isWaiting: boolean;
  readonly locale: Locale;
}

/** Whether the site reads a publisher, and when it last did. */
function PublisherState({ publisher, byHand, isWaiting, locale }: PublisherStateProps) {
  const readAt = publisher?.readAt ? Date.parse(publisher.readAt) : null;
  const age = useClock((now) => (readAt === null ? '' : ageInWords(ageOf(readAt, now), locale)), '');
  if (!publisher)
    return (
      <span className="smaller muted">
        {translate(locale, isWaiting ? 'sources.waiting' : 'sources.unknown')}
      </span>
    );
  if (byHand)
    return (
      <span className="smaller muted" data-part="publisher-state" data-on={publisher.isOn}>
        {translate(locale, publisher.isOn ? 'sources.byHand' : 'sources.noneByHand')}
      </span>
    );
  return (
    <span className="smaller" data-part="publisher-state" data-on={publisher.isOn}>
      {!publisher.isOn && <StatusLabel tone="waiting">{translate(locale, 'sources.off')}</StatusLabel>}{' '}
      <span className="muted">
        {publisher.isOn && `${translate(locale, 'sources.on')} · `}
        {age ? translate(locale, 'sources.readAt', { age }) : translate(locale, 'sources.neverRead')}
      </span>
    </span>
  );
}
