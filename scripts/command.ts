/** Errors whose message is meant for the person at the terminal: their stack would only hide it. */
const PLAIN_ERRORS = new Set(['StartRefused', 'BrandError', 'WrongArgument']);

/**
 * Runs a command. What it needs of the product it imports itself, inside `work`, so that a malformed brand file is told
 * in its own words and not as a failed import.
 */
export async function runCommand(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isPlain = error instanceof Error && PLAIN_ERRORS.has(error.name);
    console.error(isPlain ? error.message : error);
    process.exit(1);
  }
}
