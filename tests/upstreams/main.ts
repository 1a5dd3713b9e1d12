import { parseArgs } from 'node:util';
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

const bases = UPSTREAMS.map((name) => `UPSTREAM_${name.toUpperCase()}_URL=${upstreams.url}/${name}`);
const account = [`MYFXBOOK_EMAIL=${ACCOUNT.email}`, `MYFXBOOK_PASSWORD=${ACCOUNT.password}`];
process.stdout.write(`${[upstreams.url, ...bases, ...account].join('\n')}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void upstreams.close());
