import { enrich } from '#content/indicators/enrich.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Store } from '#store/port.ts';

type Named = Pick<EconomicEvent, 'name' | 'title' | 'currency'>;

/** An event's name; null where another event of its moment and currency has it too: then their titles tell them apart. */
export function nameAmong({ name, title, currency }: Named, ofMoment: readonly Named[]): string | null {
  const isShared = ofMoment.some(
    (one) => one.name === name && one.currency === currency && one.title !== title,
  );
  return isShared ? null : (name ?? null);
}

/** Stored events as this language names them. */
export function named(events: readonly StoredEvent[], locale: Locale): readonly Named[] {
  return events.map((event) => ({ ...event, name: enrich({ ...event, locale }).name }));
}

/** The events of a stored one's source and moment, with itself; no withdrawn ones. */
export async function readMoment(
  store: Pick<Store, 'eventsBetween'>,
  { source, timeIso }: StoredEvent,
): Promise<readonly StoredEvent[]> {
  const after = new Date(Date.parse(timeIso) + 1).toISOString();
  return (await store.eventsBetween(source, timeIso, after)).filter((event) => event.withdrawnAt === null);
}
