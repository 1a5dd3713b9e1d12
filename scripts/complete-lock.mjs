// Names in package-lock.json the optional platform packages npm left out of it, and the hash of every package that has none.
// Run after changing dependencies:
//   npm install && node scripts/complete-lock.mjs
// A registry that lacks the build of some platform makes npm drop it from the lock file, and `npm ci` then refuses the
// lock on every platform. The versions are those their parents ask for, so nothing is chosen here. npm writes no hash for a
// package that it did not install; `npm view` reads it from the registry.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const OS = /(?:^|[-/])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?=$|-)/;
const CPU = /-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)(?=$|-)/;
const LIBC = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = [];
for (const [parent, { optionalDependencies = {}, peerDependenciesMeta = {} }] of Object.entries(
  lock.packages,
)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (name in peerDependenciesMeta || isLocked(parent, name)) continue;
    const hoisted = `node_modules/${name}`;
    const path = lock.packages[hoisted] ? `${parent}/${hoisted}` : hoisted;
    lock.packages[path] = { version, optional: true, ...platformOf(name) };
    added.push(`${path}@${version}`);
  }
}
for (const [path, one] of Object.entries(lock.packages)) {
  if (path !== '' && !one.integrity) one.integrity = hashOf(`${nameOf(path)}@${one.version}`);
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  added.length > 0 ? `Added to the lock file:\n  ${added.join('\n  ')}` : 'The lock file is complete.',
);

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The hash that the registry gives for a package; ends the run where it gives none. */
function hashOf(spec) {
  const hash = execFileSync('npm', ['view', spec, 'dist.integrity'], { encoding: 'utf8' }).trim();
  if (!/^sha512-\S+$/.test(hash)) throw new Error(`The registry gives no SHA-512 for ${spec}: "${hash}"`);
  return hash;
}

/** Whether some version is locked where Node would look for it from `parent`. */
function isLocked(parent, name) {
  for (let at = parent; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '' || !at.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`]);
  }
}

function platformOf(name) {
  const os = OS.exec(name)?.[1];
  const cpu = CPU.exec(name)?.[1];
  const libc = LIBC[name.split('-').at(-1)];
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}
