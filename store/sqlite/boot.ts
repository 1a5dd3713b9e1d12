import { readFileSync } from 'node:fs';

/** The name of every run of the machine on a system that gives its runs no names (not Linux). */
export const UNNAMED_BOOT = 'unknown';

/** Names the machine's run since it was last started. */
export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return UNNAMED_BOOT;
  }
}
