import { readFileSync } from 'node:fs';

/** The boot id on a system without boot ids (not Linux). */
export const UNNAMED_BOOT = 'unknown';

/** The machine's boot id: it changes with every boot. */
export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return UNNAMED_BOOT;
  }
}
