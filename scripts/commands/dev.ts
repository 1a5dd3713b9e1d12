import { runCommand } from '../command.ts';
import { startTool } from '../steps.ts';

/** Astro's development server for the pages. It passes `/functions/v1` on to the functions of a second server. */
await runCommand(async () => {
  const { serveUntilStopped } = await import('../serve.ts');
  const port = process.env.PORT ?? '4321';
  const functions = await serveUntilStopped({
    dist: null,
    fixed: { PORT: '0' },
    onStop: () => void astro.kill(),
  });
  const astro = startTool('astro/bin/astro.mjs', ['dev', '--port', port], {
    PORT_API: new URL(functions.url).port,
  });
  astro.on('exit', (code) => process.exit(code ?? 0));
});
