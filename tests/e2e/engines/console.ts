/** The page only logs a failed refresh when it has older figures (E4). */
const HARMLESS = /^Could not refresh /;

interface Speaking {
  on(event: 'console', listen: (line: { type(): string; text(): string }) => void): unknown;
  on(event: 'pageerror', listen: (error: unknown) => void): unknown;
}

/** Console lines and uncaught errors of a page since the last call. */
export function problemsOf(page: Speaking): () => Promise<readonly string[]> {
  const problems: string[] = [];
  page.on('console', (line) => {
    if (!HARMLESS.test(line.text())) problems.push(`${line.type()}: ${line.text()}`);
  });
  page.on('pageerror', (error) => {
    problems.push(`uncaught: ${error instanceof Error ? error.message : error}`);
  });
  return async () => problems.splice(0);
}
