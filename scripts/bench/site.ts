import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';
import { DIST } from '../site-build.ts';

/** An address without a server. */
const NO_SERVER = 'http://127.0.0.1:9';
const UPSTREAMS = ['MYFXBOOK', 'FOREXFACTORY', 'CFTC', 'BLS', 'BEA', 'CENSUS', 'EUROSTAT', 'ONS', 'STATCAN'];

/** Starts the site as `npm start` does, with what is stored in `folder` and no upstream; returns its address. */
export async function serveSite(folder: string): Promise<string> {
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    ...Object.fromEntries(UPSTREAMS.map((name) => [`UPSTREAM_${name}_URL`, NO_SERVER])),
  });
  const log = { info() {}, warn() {}, error() {} };
  const { url } = await start({ settings, dist: DIST, replayed: false, say: () => {}, log });
  return url;
}
