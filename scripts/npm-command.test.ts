import { expect, test } from 'vitest';
import { npmCommand } from './npm-command.mjs';

const unix = { platform: 'linux', execPath: '/usr/bin/node', npmScript: undefined };
const windows = { platform: 'win32', execPath: 'C:\\Program Files\\nodejs\\node.exe', npmScript: undefined };

test('M runs the npm that started this process without a shell when its path holds spaces', () => {
  const npmScript = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
  expect(npmCommand(['ci'], { ...windows, npmScript })).toEqual({
    file: windows.execPath,
    args: [npmScript, 'ci'],
    shell: false,
  });
});

test('M runs npm.cmd as one string in a shell when Windows has no npm script', () => {
  expect(npmCommand(['ci', '--loglevel=error'], windows)).toEqual({
    file: 'npm.cmd ci --loglevel=error',
    args: [],
    shell: true,
  });
});

test.each([undefined, '/usr/lib/node_modules/yarn/bin/yarn.js', '/opt/pnpm.cjs'])(
  'M runs npm by its name when npm_execpath is %j',
  (npmScript) => {
    expect(npmCommand(['ci'], { ...unix, npmScript })).toEqual({ file: 'npm', args: ['ci'], shell: false });
  },
);
