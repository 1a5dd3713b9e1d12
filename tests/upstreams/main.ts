import { parseArgs } from 'node:util';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { startUpstreams } from './server.ts';

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

const settings = Object.entries(replayedSettings(upstreams.url)).map(([name, value]) => `${name}=${value}`);
process.stdout.write(`${[upstreams.url, ...settings].join('\n')}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void upstreams.close());
