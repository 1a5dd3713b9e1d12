import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { ROOT } from '../site-build.ts';

/** Pages from Astro's development server, which passes `/functions/v1` on to the functions served beside it. */
await runCommand(async () => {
  const { serveUntilStopped } = await import('../serve.ts');
  const port = process.env.PORT ?? '4321';
  const functions = await serveUntilStopped({
    dist: null,
    fixed: { PORT: '0' },
    onStop: () => void astro.kill(),
  });
  const astro = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', port],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, PORT_API: new URL(functions.url).port },
    },
  );
  astro.on('exit', (code) => process.exit(code ?? 0));
});
