import type { OfficialPublisher, SchedulePublisher } from '#contracts/vendors.ts';

/** Name of the daily read of a publisher in the store. */
export function officialRefresh(publisher: OfficialPublisher): string {
  return `official/${publisher}`;
}

/** Name of the polls of a publisher's releases. */
export function releaseRefresh(publisher: OfficialPublisher): string {
  return `${officialRefresh(publisher)}/release`;
}

/** Name of the daily read of a publisher's schedule. */
export function scheduleRefresh(publisher: SchedulePublisher): string {
  return `schedule/${publisher}`;
}
