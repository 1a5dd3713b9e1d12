/** The page only logs a failed refresh when it has older figures (E4). */
const HARMLESS = /^Could not refresh /;

/** Console lines and uncaught errors of a page. */
export function rememberProblems() {
  const problems: string[] = [];
  return {
    onConsole(line: { type(): string; text(): string }) {
      if (!HARMLESS.test(line.text())) problems.push(`${line.type()}: ${line.text()}`);
    },
    onError(error: unknown) {
      problems.push(`uncaught: ${error instanceof Error ? error.message : error}`);
    },
    /** Those since the last call. */
    take: async (): Promise<readonly string[]> => problems.splice(0),
  };
}
