/** Columns of both tables, by the field they hold; the same in every kind of storage. */
const SHARED_COLUMNS = {
  source: 'source',
  title: 'title',
  country: 'country',
  currency: 'currency',
  impact: 'impact',
  holiday: 'holiday',
  timeIso: 'time_iso',
  forecast: 'forecast',
  previous: 'previous',
  actual: 'actual',
  link: 'link',
  firstSeenAt: 'first_seen_at',
  lastSeenAt: 'last_seen_at',
} as const;

export const EVENT_COLUMNS = {
  id: 'id',
  origin: 'origin',
  ...SHARED_COLUMNS,
  firstId: 'first_id',
  withdrawnAt: 'withdrawn_at',
  withdrawals: 'withdrawals',
  mergedInto: 'merged_into',
  movedFrom: 'moved_from',
} as const;

export const LISTING_COLUMNS = {
  key: 'key',
  eventId: 'event_id',
  vendor: 'vendor',
  vendorId: 'vendor_id',
  base: 'base',
  day: 'day',
  ...SHARED_COLUMNS,
  awaitedPrevious: 'awaited_previous',
  firstTimeIso: 'first_time_iso',
  goneAt: 'gone_at',
} as const;

export type Columns = Readonly<Record<string, string>>;

/** The columns of `table` as a SELECT names them, each under the name of its field. */
export function selected(columns: Columns, table: string): string {
  return Object.entries(columns)
    .map(([field, column]) => `${table}.${column} AS "${field}"`)
    .join(', ');
}
