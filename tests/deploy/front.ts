import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../scripts/dist.ts';

/** The proxies that `deploy/` has configurations for. */
export const FRONTS = ['nginx', 'caddy'] as const;
export type FrontName = (typeof FRONTS)[number];

/** Whether the program is on this machine. */
export const has = (program: string) => spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined;

/**
 * Whether tests that need `program` run. Where it is missing they are skipped with a line that says so, but not where CI
 * asks for all of them.
 */
export function canTest(program: string): boolean {
  if (has(program) || process.env.CI === 'true') return true;
  process.stdout.write(`Not tested: ${program} is not installed (Debian: apt-get install ${program}).\n`);
  return false;
}

/** The name that the files of `deploy/` have for the site. */
export const DOMAIN = 'aureo.example';

export interface Front {
  readonly port: number;
  readonly plainPort: number;
  /** One HTTP/2 connection to it, which trusts its certificate; `host` is the name that it asks for. */
  connect(host?: string): ClientHttp2Session;
  close(): Promise<void>;
}

/** Starts a proxy with its file of `deploy/`, in which only ports, folders and the certificate are replaced. */
export async function startFront(name: FrontName, instances: readonly string[]): Promise<Front> {
  const dir = await mkdtemp(join(tmpdir(), 'front-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const place = { dir, port, plainPort, hosts: instances.map((url) => new URL(url).host) };
  makeCertificate(dir);
  const child = name === 'nginx' ? await startNginx(place) : await startCaddy(place);
  const sessions: ClientHttp2Session[] = [];
  const front: Front = {
    port,
    plainPort,
    connect(host = DOMAIN) {
      const session = connect(`https://${host}:${port}`, {
        rejectUnauthorized: false,
        lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
      });
      session.on('error', () => {});
      sessions.push(session);
      return session;
    },
    async close() {
      for (const session of sessions) session.destroy();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(dir, { recursive: true, force: true });
    },
  };
  await untilAnswers(front, child, dir);
  return front;
}

interface Place {
  readonly dir: string;
  readonly port: number;
  readonly plainPort: number;
  readonly hosts: readonly string[];
}

async function startNginx({ dir, port, plainPort, hosts }: Place): Promise<ChildProcess> {
  const [first = '', second = ''] = hosts;
  const site = replaceAll(await readFile(join(ROOT, 'deploy/nginx/aureo.conf'), 'utf8'), [
    ['127.0.0.1:4321', first],
    ['127.0.0.1:4322', second],
    ['listen [::]:80;', ''],
    ['listen [::]:80 default_server;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['listen [::]:443 ssl http2 default_server;', ''],
    ['listen 80', `listen 127.0.0.1:${plainPort}`],
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['/var/www/acme', join(dir, 'acme')],
    ['/etc/letsencrypt/live/aureo.example/fullchain.pem', join(dir, 'cert.pem')],
    ['/etc/letsencrypt/live/aureo.example/privkey.pem', join(dir, 'key.pem')],
    ['/var/cache/nginx/aureo', join(dir, 'cache')],
  ]);
  await writeFile(join(dir, 'aureo.conf'), site);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(dir, 'nginx.conf'),
    [
      'daemon off;',
      `pid ${dir}/pid;`,
      `error_log ${dir}/error.log;`,
      // Its workers write to the folder of this test.
      process.getuid?.() === 0 ? 'user root;' : '',
      'worker_rlimit_nofile 32768;',
      'events { worker_connections 16384; }',
      'http {',
      'access_log off;',
      ...kinds.map((kind) => `${kind}_temp_path ${dir}/${kind};`),
      `include ${dir}/aureo.conf;`,
      '}',
    ].join('\n'),
  );
  const args = ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')];
  execFileSync('nginx', ['-t', ...args], { stdio: 'pipe' });
  return spawn('nginx', args, { stdio: 'ignore' });
}

async function startCaddy({ dir, port, plainPort, hosts }: Place): Promise<ChildProcess> {
  const options = `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tauto_https disable_certs\n\tlog {\n\t\tlevel ERROR\n\t}`;
  const site = await readFile(join(ROOT, 'deploy/caddy/Caddyfile'), 'utf8');
  const certificate = `\tbind 127.0.0.1\n\ttls ${dir}/cert.pem ${dir}/key.pem`;
  const changed = replaceAll(site, [
    ['\n{\n', `\n${options}\n`],
    ['http:// {', 'http:// {\n\tbind 127.0.0.1'],
    ['{$AUREO_DOMAIN:aureo.example} {', `{$AUREO_DOMAIN:aureo.example} {\n${certificate}`],
  ]);
  await writeFile(join(dir, 'Caddyfile'), changed);
  const env = {
    ...process.env,
    AUREO_DOMAIN: DOMAIN,
    AUREO_INSTANCES: hosts.join(' '),
    XDG_DATA_HOME: dir,
    XDG_CONFIG_HOME: dir,
  };
  const args = ['--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'];
  execFileSync('caddy', ['validate', ...args], { stdio: 'pipe', env });
  return spawn('caddy', ['run', ...args], { stdio: 'ignore', env });
}

/** Replaces each text, and throws on one that the file does not hold, so that the test runs what the file says. */
function replaceAll(text: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`the configuration holds no "${from}"`);
    return all.replaceAll(from, to);
  }, text);
}

function makeCertificate(dir: string): void {
  const files = ['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem')];
  const names = [
    '-subj',
    '/CN=aureo.example',
    '-addext',
    'subjectAltName=DNS:aureo.example,DNS:www.aureo.example',
  ];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...files, ...names], { stdio: 'pipe' });
}

async function untilAnswers(front: Front, child: ChildProcess, dir: string): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end && child.exitCode === null; await wait(100)) {
    const session = front.connect();
    const answer = await ask(session, '/healthz').catch(() => null);
    session.destroy();
    if (answer?.status === 200) return;
  }
  const log = await readFile(join(dir, 'error.log'), 'utf8').catch(() => '');
  await front.close();
  throw new Error(`the proxy does not answer: ${log}`);
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One request on an HTTP/2 connection. */
export async function ask(session: ClientHttp2Session, path: string, given: Ask = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = given;
  const stream = session.request({ ':path': path, ':method': method, ...headers });
  stream.setTimeout(30_000, () => stream.destroy(new Error(`no answer to ${path}`)));
  stream.end(body);
  const [head] = await once(stream, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return { status: Number(head[':status']), headers: head, body: Buffer.concat(chunks) };
}

/** One request without TLS, for any host; null when the front closes the connection without an answer. */
export async function askPlainly(
  { plainPort }: Pick<Front, 'plainPort'>,
  host: string,
  path: string,
): Promise<Pick<Answer, 'status' | 'headers'> | null> {
  const sent = request({ host: '127.0.0.1', port: plainPort, path, headers: { host } }).end();
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return { status: answer.statusCode ?? 0, headers: answer.headers as Answer['headers'] };
  } catch {
    return null;
  }
}
