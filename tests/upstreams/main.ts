import { parseArgs } from 'node:util';
import { KEYS } from './keys.ts';
import { UPSTREAMS } from './routes.ts';
import { startUpstreams } from './server.ts';
import { ACCOUNT } from './sessions.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    'clock-offset': { type: 'string', default: '0' },
  },
});

const offsetMs = Number(values['clock-offset']) * 1000;
const upstreams = await startUpstreams({
  port: Number(values.port),
  host: values.host,
  clock: () => new Date(Date.now() + offsetMs),
});

const bases = UPSTREAMS.map(
  (name) => `UPSTREAM_${name.toUpperCase().replace('-', '_')}_URL=${upstreams.url}/${name}`,
);
const account = [`MYFXBOOK_EMAIL=${ACCOUNT.email}`, `MYFXBOOK_PASSWORD=${ACCOUNT.password}`];
const keys = Object.entries(KEYS).map(([name, key]) => `${name}=${key}`);
process.stdout.write(`${[upstreams.url, ...bases, ...account, ...keys].join('\n')}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void upstreams.close());
