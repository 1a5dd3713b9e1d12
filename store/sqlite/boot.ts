import { readFileSync } from 'node:fs';

/** Names the machine's run since it was last started; one fixed name where the system does not tell. */
export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
