import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { scopedName } from '#site/styles/scoped-name.ts';
import { themePlugin } from '#site/styles/theme-plugin.ts';

const input = fileURLToPath(new URL('./browser/desk.tsx', import.meta.url));

/** The browser's part of the desk, made in memory: nothing of it is in a folder that a site serves. */
export async function bundleDesk(): Promise<{ script: string; style: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { modules: { generateScopedName: scopedName } },
    plugins: [themePlugin()],
    build: { write: false, target: 'es2024', cssCodeSplit: false, rolldownOptions: { input } },
  });
  const [{ output }] = [result].flat() as unknown as [{ output: readonly Part[] }];
  const text = (end: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(end))
      .map((part) => String(part.code ?? part.source))
      .join('\n');
  return { script: text('.js'), style: text('.css') };
}

interface Part {
  readonly fileName: string;
  readonly code?: string;
  readonly source?: string | Uint8Array;
}
