import { readFileSync } from 'node:fs';
import { hostname, uptime as machineUptime } from 'node:os';

/** What the store reads of the machine it runs on. */
export interface MachineTime {
  /** The wall clock; it may be wrong and may be put right at any time. */
  readonly now: () => Date;
  /** Seconds since the machine started. */
  readonly uptime: () => number;
  /** Names the machine's run since it was last started. */
  readonly boot: string;
}

/** The parts of a machine's time that a start brings; the rest is the real machine's. */
export interface MachineTimeOptions {
  /** The machine's clock; it may be wrong and may be put right at any time. */
  readonly now?: (() => Date) | undefined;
  /** Seconds since the machine started. Default: the real one, or `now` where a test brings its own. */
  readonly uptime?: (() => number) | undefined;
  /** Names the machine's run since it was last started. Default: the system's own id. */
  readonly boot?: string | undefined;
}

/** How the boot id begins on a system without boot ids (not Linux). */
const UNNAMED_BOOT = 'unknown';

/** A clock that a test brings counts from 1970: not to be compared with the uptime of a boot. */
const OWN_CLOCK = 'own clock';

export function machineTime({ now, uptime, boot }: MachineTimeOptions): MachineTime {
  if (now && !uptime) return { now, uptime: () => now().getTime() / 1000, boot: boot ?? OWN_CLOCK };
  return { now: now ?? (() => new Date()), uptime: uptime ?? machineUptime, boot: boot ?? bootId() };
}

/** The machine's boot id: it changes with every boot. Without one, the machine's name keeps two machines apart. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return `${UNNAMED_BOOT} on ${hostname()}`;
  }
}

/** Where a timeline was when it was last written: by which boot, at which uptime and wall clock of it. */
export interface TimelineMark {
  readonly wallMs: number;
  readonly boot: string;
  readonly uptimeMs: number;
}

/**
 * Milliseconds since the mark was written, rather too few than too many. After a reboot they are the time since the latest
 * wall clock on record: none while the clock is behind it, as on a machine that starts in 1970.
 */
export function elapsedSince(mark: TimelineMark, current: TimelineMark): number {
  const sinceUptimeMs = current.uptimeMs - mark.uptimeMs;
  // Where boots have no names, an uptime that went back shows a reboot.
  const hasName = !mark.boot.startsWith(UNNAMED_BOOT);
  const isSameBoot = current.boot === mark.boot && (hasName || sinceUptimeMs >= 0);
  return Math.max(0, isSameBoot ? sinceUptimeMs : current.wallMs - mark.wallMs);
}
