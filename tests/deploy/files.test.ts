import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { LOCALES } from '#contracts/locale.ts';
import { ROOT } from '../../scripts/dist.ts';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/server-memory.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const settingsTable = read('README.md');
const isSetting = (name: string) => settingsTable.includes(`\`${name}\``);

/** The instructions of the Dockerfile, with continued lines joined and without comments. */
const instructions = read('Dockerfile')
  .replaceAll(/^\s*#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [name = '', ...rest] = line.split(' ');
    return { name, value: rest.join(' ') };
  });
const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
const valuesOf = (list: typeof instructions, wanted: string) =>
  list.filter(({ name }) => name === wanted).map(({ value }) => value);

test('M every stage of the image starts from the Node that the project brings', () => {
  const froms = valuesOf(instructions, 'FROM');
  expect(froms.length).toBe(3);
  for (const from of froms)
    expect(from).toMatch(
      new RegExp(`^node:${read('.node-version').trim()}-\\w+-slim@sha256:[0-9a-f]{64}( AS \\w+)?$`),
    );
  expect(new Set(froms.map((from) => from.split(' ')[0])).size).toBe(1);
});

test('M the image runs as another account than root, and asks its health by Node', () => {
  expect(valuesOf(lastStage, 'USER')).toEqual(['node']);
  const after = lastStage.slice(lastStage.findIndex(({ name }) => name === 'USER'));
  expect(after.some(({ name }) => ['RUN', 'COPY', 'ADD'].includes(name))).toBe(false);
  expect(valuesOf(lastStage, 'HEALTHCHECK').join()).toMatch(/CMD \["node", "-e", ".*\/healthz/);
  expect(read('Dockerfile')).not.toMatch(/\b(curl|wget|apt-get)\b/);
});

test('M the image starts Node with the limits of memory that npm start has', () => {
  const [command = ''] = valuesOf(lastStage, 'CMD');
  expect(JSON.parse(command)).toEqual(['node', ...SERVER_FLAGS, 'scripts/commands/serve.ts']);
  const set = valuesOf(lastStage, 'ENV').flatMap((value) => value.split(' '));
  expect(set).toEqual(expect.arrayContaining(Object.entries(SERVER_ENV).map((pair) => pair.join('='))));
});

test('M everything that the image copies exists and is not left out of what the builder sees', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const copied = valuesOf(instructions, 'COPY').filter((value) => !value.startsWith('--from='));
  for (const source of copied.flatMap((value) => value.split(' ').slice(0, -1))) {
    expect(existsSync(join(ROOT, source)), source).toBe(true);
    expect(ignored).not.toContain(source.replace('./', ''));
  }
  for (const secret of ['.env', 'data', '.git', 'node_modules']) expect(ignored).toContain(secret);
});

test('M the image has every folder of ours that the server imports', () => {
  const { imports } = JSON.parse(read('package.json')) as { imports: Readonly<Record<string, string>> };
  const folders = Object.keys(imports).map((name) => name.slice(1, -2));
  const copied = valuesOf(lastStage, 'COPY').map((value) => value.split(' ').at(-1)?.replace('./', ''));
  // The pages are in dist/, and no command that the image runs imports a test.
  expect(folders.filter((folder) => !copied.includes(folder))).toEqual(['site', 'tests']);
});

interface Service {
  readonly image?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string;
  readonly build?: { readonly args: Readonly<Record<string, string>> };
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly ipv4_address: string }>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
const networksOf = ({ networks = [] }: Service): readonly string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks);
const compose = parseDocument(read('compose.yaml'), { merge: true, uniqueKeys: true });
const { services, networks, volumes } = compose.toJS() as {
  services: Readonly<Record<string, Service>>;
  networks: Readonly<Record<string, unknown>>;
  volumes: Readonly<Record<string, unknown>>;
};

test('M compose.yaml is YAML without errors, and names only services, networks and volumes that it has', () => {
  expect([...compose.errors, ...compose.warnings]).toEqual([]);
  for (const [name, service] of Object.entries(services)) {
    for (const other of Object.keys(service.depends_on ?? {})) expect(services, name).toHaveProperty(other);
    for (const network of networksOf(service)) expect(networks, name).toHaveProperty(network);
    const named = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
    for (const volume of named)
      expect(volume.startsWith('./') ? existsSync(join(ROOT, volume)) : volume in volumes, volume).toBe(true);
  }
});

test('M compose.yaml runs two equal instances without rights, behind a proxy that alone has ports', () => {
  const sites = ['site-1', 'site-2'].map((name) => services[name]);
  expect(sites[0]).toEqual(sites[1]);
  expect(sites[0]).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '15s' });
  const settings = Object.keys(sites[0]?.environment ?? {});
  expect(settings.length).toBeGreaterThan(3);
  expect(settings.filter((name) => !isSetting(name))).toEqual([]);
  expect(services.caddy?.environment?.AUREO_INSTANCES).toBe('site-1:4321 site-2:4321');
  const open = Object.entries(services).filter(([, service]) => service.ports);
  expect(open.map(([name]) => name)).toEqual(['caddy']);
  for (const [name, { image }] of Object.entries(services))
    if (!name.startsWith('site')) expect(image, name).toMatch(/:\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/);
});

test('M every service of compose.yaml has limits and gains no rights', () => {
  for (const [name, service] of Object.entries(services)) {
    expect(service.security_opt, name).toEqual(['no-new-privileges:true']);
    expect(service.mem_limit, name).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit, name).toBeGreaterThan(0);
  }
});

test('M the sites of compose.yaml take every setting of .env, those that are built into the pages too', () => {
  const site = services['site-1'];
  expect(site?.env_file).toBe('.env');
  const built = instructions.filter(({ name }) => name === 'ARG').map(({ value }) => value.split('=')[0]);
  expect(Object.keys(site?.build?.args ?? {})).toEqual(built);
  // What belongs to the image wins over a line of .env.
  for (const { value } of instructions.filter(({ name }) => name === 'ENV'))
    for (const [, name = ''] of value.matchAll(/\b(HOST|PORT|DATA_DIR)=/g))
      expect(site?.environment, name).toHaveProperty(name);
});

test('M the sites of compose.yaml trust the address of Caddy alone', () => {
  const front = services.caddy?.networks as Readonly<Record<string, { readonly ipv4_address: string }>>;
  expect(services['site-1']?.environment?.TRUSTED_PROXIES).toBe(front.front?.ipv4_address);
});

test('K6 the driver gets a database password with any character as it is', () => {
  const { DATABASE_URL = '', PGPASSWORD = '' } = services['site-1']?.environment ?? {};
  expect(PGPASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  const password = 'a/b@c:d#e?f%g h$i&j"k\'l\\m';
  vi.stubEnv('PGPASSWORD', password);
  expect(new Client({ connectionString: DATABASE_URL }).password).toBe(password);
});

test('M .env is not committed, and its example is', () => {
  const isIgnored = (file: string) =>
    spawnSync('git', ['check-ignore', '--quiet', '--no-index', file], { cwd: ROOT }).status === 0;
  expect(['.env', '.env.production', '.env.example'].map(isIgnored)).toEqual([true, true, false]);
});

test('M the systemd unit gives the stop its time and names only settings that exist', () => {
  const unit = read('deploy/systemd/aureo@.service');
  const [, given = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  const names = given.split(' ').map((pair) => pair.split('=')[0] ?? '');
  expect(names.filter((name) => !isSetting(name))).toEqual(['NODE_ENV', 'NODE_COMPILE_CACHE']);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(13);
  expect(unit).toMatch(/^User=aureo$/m);
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/env node scripts\/run\.mjs serve$/m);
});

test('J3 nginx knows every language of the site: add a line for a new one in each of its maps', () => {
  const file = read('deploy/nginx/aureo.conf');
  expect(file).toContain(`locale=(?<choice>${LOCALES.join('|')})(?:;|$)" $choice;`);
  for (const locale of LOCALES) {
    expect(file).toContain(`":${locale}"    "";`);
    // English is for the languages that the site does not have.
    if (locale !== 'en')
      expect(file).toContain(`"~*^${locale}(?:[-_][a-z0-9-]+)?(?:\\s*,|$)"     ${locale};`);
  }
});

test('M the nightly copy is made by a command that exists, of the store that the unit of the site has', () => {
  const unit = read('deploy/systemd/aureo-backup.service');
  expect(unit).toMatch(/^ExecStart=.* node scripts\/run\.mjs backup "/m);
  expect(existsSync(join(ROOT, 'scripts/commands/backup.ts'))).toBe(true);
  const dataOf = (text: string) => /^Environment=.*\bDATA_DIR=(\S+)/m.exec(text)?.[1];
  expect(dataOf(unit)).toBe(dataOf(read('deploy/systemd/aureo@.service')));
  expect(read('deploy/systemd/aureo-backup.timer')).toMatch(/^OnCalendar=/m);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
test.skipIf(!hasSystemd)('M systemd finds no mistake in the units', () => {
  // As instances of a port: a template's own name gives the socket none.
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  const files = ['service', 'socket'].map((kind) => {
    const file = join(folder, `aureo@4321.${kind}`);
    copyFileSync(join(ROOT, `deploy/systemd/aureo@.${kind}`), file);
    return file;
  });
  files.push(...['service', 'timer'].map((kind) => join(ROOT, `deploy/systemd/aureo-backup.${kind}`)));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  // Other units of the machine may have mistakes of their own.
  expect(stderr.split('\n').filter((line) => line.includes('aureo'))).toEqual([]);
  expect(status).toBe(0);
});
