import { fileURLToPath } from 'node:url';
import { checkDataFiles } from '#brand/data-files.ts';
import { ownerFault } from './owner-modules.ts';

/** Errors whose message is for the person at the terminal; their stack is not printed. */
const PLAIN_ERRORS = new Set(['StartRefused', 'BrandError', 'WrongArgument', 'StoreError', 'BuildFailed']);

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command. `work` imports the product's modules itself, so that a malformed brand file is reported with its own
 * message and not as a failed import.
 */
export async function runCommand(work: () => Promise<unknown>): Promise<void> {
  try {
    checkDataFiles(ROOT);
    await work();
  } catch (error) {
    const isPlain = error instanceof Error && PLAIN_ERRORS.has(error.name);
    console.error(isPlain ? error.message : (ownerFault(error, ROOT) ?? error));
    process.exit(1);
  }
}
