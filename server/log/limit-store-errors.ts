import type { Log } from '#functions/log.ts';
import { StoreError } from '#store/errors.ts';
import { linesAMinute } from './lines-a-minute.ts';

/**
 * Writes each cause of a StoreError once a minute, with the number of lines left out: on a full disk every visit fails
 * alike. All other lines pass as they are.
 */
export function limitStoreErrors(log: Log): Log {
  const limit = linesAMinute();
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error(fields, message) {
      const err = 'err' in fields ? fields.err : null;
      if (!(err instanceof StoreError)) return log.error(fields, message);
      limit(err.message, (leftOut) => log.error({ ...fields, leftOut }, message));
    },
  };
}
