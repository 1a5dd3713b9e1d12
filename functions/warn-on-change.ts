import type { Store } from '#store/port.ts';
import type { Log } from './log.ts';

/** Something that is wrong with a source, reading after reading. */
export interface Warning {
  /** Part of the note's key. */
  readonly topic: string;
  readonly message: string;
  /** What is wrong now; null when all is well. */
  readonly state: object | null;
  /** A new value causes another warning. Default: whether anything is wrong. */
  readonly note?: object | null;
}

/** Warns of a source once per change, not at every reading; all instances share the last state. */
export async function warnOnChange(
  store: Pick<Store, 'readNote' | 'writeNote'>,
  log: Log,
  source: string,
  warnings: readonly Warning[],
): Promise<void> {
  try {
    for (const { topic, message, state, note: compared = state && { wrong: true } } of warnings) {
      const key = `warned/${topic}/${source}`;
      const note = compared && JSON.stringify(compared);
      if ((await store.readNote(key)) === note) continue;
      await store.writeNote(key, note);
      if (state !== null) log.warn({ source, ...state }, message);
    }
  } catch (err) {
    // The reading is stored, so a failed write of a note must not make it a failure.
    log.error({ source, err }, 'warnings could not be noted');
  }
}
