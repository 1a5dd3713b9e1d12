import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** How the boot id begins on a system without boot ids (not Linux). */
export const UNNAMED_BOOT = 'unknown';

/** The machine's boot id: it changes with every boot. Without one, the machine's name keeps two machines apart. */
export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return `${UNNAMED_BOOT} on ${hostname()}`;
  }
}
