import { runCommand } from '../command.ts';

await runCommand(async () => {
  const { readSettings } = await import('#server/env.ts');
  const { namesInFile } = await import('#server/unknown-settings.ts');
  readSettings(process.env, namesInFile('.env'));
  const { DIST } = await import('../dist.ts');
  const { ensureBuilt } = await import('../site-build.ts');
  await ensureBuilt();
  const { serveUntilStopped } = await import('../serve.ts');
  await serveUntilStopped({ dist: DIST });
});
