import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, SETTING_NAMES, StartRefused } from './env.ts';
import { isUnencrypted } from './setting-kinds.ts';

const refusal = (env: Record<string, string>, inFile: readonly string[] = []) => {
  try {
    readSettings(env, inFile);
  } catch (error) {
    if (error instanceof StartRefused) return error.message;
    throw error;
  }
  return null;
};

test('K6 K5 an empty environment gives working settings on a new machine', () => {
  const settings = readSettings({ PORT: '', MYFXBOOK_EMAIL: '' });
  expect(settings).toMatchObject({
    PORT: 4321,
    HOST: '127.0.0.1',
    REFRESH_SENTIMENT_S: 1200,
    REFRESH_EVENTS_S: 3600,
    DEMO_DATA: true,
    LOG_LEVEL: 'info',
    ACCESS_LOG: false,
  });
  expect(settings.DATA_DIR).toMatch(/[\\/]data$/);
  expect(settings.UPSTREAM_MYFXBOOK_URL).toBe('https://www.myfxbook.com');
});

test.each([
  [{ PORT: 'http' }, /PORT takes a whole number from 0 to 65535 \(here: "http"\)/],
  [{ PORT: '70000' }, /PORT takes a whole number/],
  [{ SCRAPE_OUTLOOK: 'yes' }, /SCRAPE_OUTLOOK takes "on" or "off"/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL takes one of trace, debug, info, .*silent \(here: "loud"\)/],
  [{ ACCESS_LOG: 'yes' }, /ACCESS_LOG takes "on" or "off" \(here: "yes"\)/],
  [{ ACCESS_LOG: 'on', LOG_LEVEL: 'warn' }, /ACCESS_LOG writes lines of level info: set LOG_LEVEL/],
  [{ UPSTREAM_MYFXBOOK_URL: 'ftp://x' }, /UPSTREAM_MYFXBOOK_URL takes an http\(s\) address/],
  [{ MYFXBOOK_EMAIL: 'a@b.example' }, /MYFXBOOK_PASSWORD and MYFXBOOK_EMAIL go together/],
  [{ REFRESH_EVENTS_S: '60' }, /REFRESH_EVENTS_S takes at least 300/],
  [{ REFRESH_SENTIMENT_S: '1199' }, /REFRESH_SENTIMENT_S takes at least 1200 .*\(here: "1199"\)/],
  [
    { REFRESH_SENTIMENT_S: '60', UPSTREAM_MYFXBOOK_URL: 'https://MYFXBOOK.com./' },
    /REFRESH_SENTIMENT_S takes at least 1200/,
  ],
  [{ DATABASE_URL: 'postgres://host' }, /DATABASE_URL takes an address such as postgres:/],
  [{ DATABASE_URL: 'mysql://host/site' }, /DATABASE_URL takes an address such as postgres:/],
  [{ DATABASE_URL: 'aureo.sqlite' }, /DATABASE_URL takes an address such as postgres:/],
  [
    { PUBLIC_BACKEND_URL: 'https://u:p@host.example/x?key=1' },
    /PUBLIC_BACKEND_URL takes an address without user/,
  ],
  [
    { REFRESH_EVENTS_S: '60', UPSTREAM_FOREXFACTORY_URL: 'https://CDN-nfs.faireconomy.media' },
    /REFRESH_EVENTS_S takes at least 300/,
  ],
])('K7 K5 rejects the bad setting %o and says what it takes', (env, words) => {
  expect(refusal(env as Record<string, string>)).toMatch(words);
});

test('K5 does not apply the pace of the real export to an address that only ends like it', () => {
  const address = 'https://my-faireconomy.media';
  expect(refusal({ REFRESH_EVENTS_S: '60', UPSTREAM_FOREXFACTORY_URL: address })).toBeNull();
  expect(
    refusal({ REFRESH_EVENTS_S: '60', UPSTREAM_FOREXFACTORY_URL: 'https://faireconomy.media.' }),
  ).toMatch(/at least 300/);
});

test.each(['postgres://site:p%40ss@db.example:5432/site', 'postgresql:///site?host=/run/postgresql'])(
  'K6 K7 takes the database address %s',
  (address) => {
    expect(readSettings({ DATABASE_URL: address }).DATABASE_URL).toBe(address);
  },
);

test.each([
  ['postgres://a:b@db.example/site', true],
  ['postgres:///site?host=db.example', true],
  ['postgres://a:b@db.example/site?sslmode=verify-full', false],
  ['postgres://a:b@db.example/site?sslmode=disable', false],
  ['postgres://a:b@localhost/site', false],
  ['postgres://a:b@[::1]:5432/site', false],
  ['postgres:///site?host=/run/postgresql', false],
])('K9 the database address %s is to be warned about: %s', (address, isWarned) => {
  expect(isUnencrypted(address)).toBe(isWarned);
});

test('K8 does not repeat a rejected secret', () => {
  expect(refusal({ ANON_KEY: 'my secret!' })).not.toContain('my secret');
  expect(refusal({ METRICS_TOKEN: 'my secret!' })).not.toContain('my secret');
  expect(refusal({ DATABASE_URL: 'mysql://user:my-secret@host/db' })).not.toContain('my-secret');
  expect(refusal({ UPSTREAM_CFTC_URL: 'ftp://user:my-secret@host' })).not.toContain('my-secret');
});

test.each([
  [['METRIC_TOKEN'], /METRIC_TOKEN is not a setting of this site: did you mean METRICS_TOKEN\?/],
  [['UPSTREAM_ECBB_URL'], /did you mean UPSTREAM_ECB_URL\?/],
  [['UPSTREAM_NOBODY_URL'], /UPSTREAM_NOBODY_URL is not a setting/],
  [['SOURCE_BLOOMBERG'], /SOURCE_BLOOMBERG is not a setting/],
])('K7 stops the start for the misspelt name %j in the environment', (names, words) => {
  expect(refusal(Object.fromEntries(names.map((name) => [name, 'x'])))).toMatch(words);
});

test.each(['DEMODATA', 'BSL_KEY', 'SOMETHING_ELSE'])('K7 stops the start for %s in .env', (name) => {
  expect(refusal({ [name]: 'on' }, [name])).toContain(`${name} is not a setting of this site`);
  // An empty one is a slip too: it leaves the default where another value was meant.
  expect(refusal({}, [name])).toContain(name);
});

test('K6 the environment of other programs stops no start', () => {
  const others = [
    'TLS_KEY',
    'HOSTNAME',
    'PORTS',
    'LISTEN_PID',
    'LISTEN_FDNAMES',
    'API_KEY',
    'npm_config_cache',
  ];
  expect(refusal(Object.fromEntries(others.map((name) => [name, 'x'])))).toBeNull();
  const inFile = ['POSTGRES_PASSWORD', 'AUREO_DOMAIN', 'PGPASSWORD', 'PGSSLROOTCERT', 'NODE_OPTIONS', 'TZ'];
  expect(refusal(Object.fromEntries(inFile.map((name) => [name, 'x'])), inFile)).toBeNull();
});

test('K7 names a bad address of any upstream beside all other mistakes', () => {
  const upstreams = SETTING_NAMES.filter((name) => /^UPSTREAM_|^PUBLIC_BACKEND/.test(name));
  expect(upstreams.length).toBeGreaterThan(20);
  for (const name of upstreams) {
    const words = refusal({ [name]: 'not a url', PORT: 'x', MYFXBOOK_EMAIL: 'a@b.example' }) ?? '';
    expect(words, name).toContain(`${name} takes an http(s) address`);
    expect(words, name).toContain('PORT takes');
  }
});

test('M README lists every setting, and nothing that is none', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const listed = [...readme.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(new Set(listed)).toEqual(new Set(SETTING_NAMES));
});

test('M .env.example lists every setting, and nothing that is none', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  // Set by systemd, never by a person.
  const wanted = SETTING_NAMES.filter((name) => name !== 'LISTEN_FDS');
  expect(new Set(listed)).toEqual(new Set([...wanted, 'POSTGRES_PASSWORD', 'AUREO_DOMAIN']));
  expect(listed.length).toBe(new Set(listed).size);
  expect(refusal({}, listed)).toBeNull();
});

test('K7 names all mistakes at once', () => {
  const words = refusal({ PORT: 'x', DEMO_DATA: 'maybe' });
  expect(words).toContain('PORT');
  expect(words).toContain('DEMO_DATA');
});

test('K2 allows frequent reads of a replayed outlook, and one in twenty minutes of the real one', () => {
  const replayed = readSettings({
    REFRESH_SENTIMENT_S: '1',
    UPSTREAM_MYFXBOOK_URL: 'http://127.0.0.1:9/myfxbook',
  });
  expect(replayed.REFRESH_SENTIMENT_S).toBe(1);
  expect(readSettings({ REFRESH_SENTIMENT_S: '1200' }).REFRESH_SENTIMENT_S).toBe(1200);
});

test('K5 allows frequent reads of a replayed weekly export', () => {
  const settings = readSettings({
    REFRESH_EVENTS_S: '1',
    UPSTREAM_FOREXFACTORY_URL: 'http://127.0.0.1:9/forexfactory/',
  });
  expect(settings.UPSTREAM_FOREXFACTORY_URL).toBe('http://127.0.0.1:9/forexfactory');
});

const PUSH = {
  PUSH_PUBLIC_KEY: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  PUSH_PRIVATE_KEY: 'tBHItJI5svbpez7KI4CCXAAAAAAAAAAAAAAAAAAAAAA',
  PUSH_CONTACT: 'mailto:owner@site.example',
};

test.each([
  [{ PUSH_CONTACT: PUSH.PUSH_CONTACT }, /PUSH_PUBLIC_KEY is missing[\s\S]*PUSH_PRIVATE_KEY is missing/],
  [PUSH, /PUSH_PUBLIC_KEY is not the key that belongs to PUSH_PRIVATE_KEY/],
  [{ ...PUSH, PUSH_PRIVATE_KEY: 'short' }, /PUSH_PRIVATE_KEY takes the value that npm run push-keys prints/],
  [{ ...PUSH, PUSH_CONTACT: 'mailto:me' }, /PUSH_CONTACT takes mailto:/],
  [{ PUSH_REPLAY: 'https://push.example' }, /PUSH_REPLAY takes the origin of a server on this machine/],
])('N16 stops the start for the push settings %j', (env, words) => {
  const said = refusal(env) ?? '';
  expect(said).toMatch(words);
  expect(said).not.toContain(PUSH.PUSH_PRIVATE_KEY);
});
