import { MEXICO_CITY } from '#domain/events/zones.ts';

/** The time zones of the page: Mexico City unless the reader chose another (F8). */
export const DISPLAY_ZONES = ['mexico', 'local', 'utc'] as const;
export type DisplayZone = (typeof DISPLAY_ZONES)[number];

/** A stored choice; Mexico City when the stored text is none of ours. */
export function readDisplayZone(remembered: string | null): DisplayZone {
  return DISPLAY_ZONES.find((one) => one === remembered) ?? 'mexico';
}

/** The IANA zone of a choice. `local` is the device's zone; without a readable one, Mexico City. */
export function zoneOf(choice: DisplayZone, local?: string): string {
  if (choice === 'mexico') return MEXICO_CITY;
  // The zone of the device is read only for a reader who chose it.
  return choice === 'utc' ? 'UTC' : usable(local ?? deviceZone());
}

function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function usable(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return MEXICO_CITY;
  }
}
