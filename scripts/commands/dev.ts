import { runCommand } from '../command.ts';

/** The pages as they are in the files, with hot reload, and functions that use no store, key or account of the owner. */
await runCommand(async () => {
  const { startPreviewSite } = await import('../preview-site.ts');
  await startPreviewSite();
});
