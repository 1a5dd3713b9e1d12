// Runs on Node 20 with nothing installed.
import { win32 } from 'node:path';

/**
 * How to run npm: by the script that started this process, else by its name on the PATH. Windows runs `npm.cmd` in a
 * shell only, and there as one string, because arguments beside a shell are not quoted.
 * @param {readonly string[]} args plain words
 * @param {{ platform: string, execPath: string, npmScript: string | undefined }} machine `npmScript` is `npm_execpath`
 * @returns {{ file: string, args: readonly string[], shell: boolean }}
 */
export function npmCommand(args, { platform, execPath, npmScript }) {
  // Of other package managers the variable names their own script. `win32` splits at both kinds of slash.
  if (npmScript !== undefined && win32.basename(npmScript) === 'npm-cli.js')
    return { file: execPath, args: [npmScript, ...args], shell: false };
  if (platform === 'win32') return { file: ['npm.cmd', ...args].join(' '), args: [], shell: true };
  return { file: 'npm', args, shell: false };
}
