import { expect, it } from 'vitest';
import { readSettings } from './env.ts';
import { findMissingKeys, findRiskySettings, readForDoctor } from './settings-findings.ts';

const ACCOUNT = { MYFXBOOK_EMAIL: 'a@b.example', MYFXBOOK_PASSWORD: 'x' };
const risky = (env: Readonly<Record<string, string>>) =>
  findRiskySettings(readSettings(env)).map(({ field }) => field);

it('A2 the doctor names each setting that is misspelt or wrong, and never its value', () => {
  const found = readForDoctor({ MYFXBOOK_PASWORD: 'secret', PORT: 'x' }, ['MYFXBOOK_PASWORD']);
  expect(found).toEqual([
    expect.objectContaining({ field: 'PORT', value: expect.stringContaining('whole number') }),
    expect.objectContaining({
      field: 'MYFXBOOK_PASWORD',
      value: expect.stringContaining('MYFXBOOK_PASSWORD'),
    }),
  ]);
  expect(JSON.stringify(found)).not.toContain('secret');
  expect(readForDoctor(ACCOUNT, [])).toMatchObject({ DEMO_DATA: true });
});

it('A2 the doctor says that examples show while no account is set', () => {
  expect(risky({})).toEqual(['DEMO_DATA']);
  for (const env of [{ DEMO_DATA: 'off' }, { SCRAPE_OUTLOOK: 'on' }, ACCOUNT]) expect(risky(env)).toEqual([]);
});

it.each([
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: '*' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://a.example,http://b.example' }],
  ['PUBLIC_BACKEND_URL', { PUBLIC_BACKEND_URL: 'http://back.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://u:p@db.example/site' }],
  ['CLOCK_OFFSET_S', { CLOCK_OFFSET_S: '60' }],
  ['OWNER_TOKEN', { OWNER_TOKEN: 'one-token-for-both', METRICS_TOKEN: 'one-token-for-both' }],
])('A2 the doctor names a risky %s: %j', (field, env) => {
  expect(risky({ ...ACCOUNT, ...env })).toEqual([field]);
});

it('A2 the doctor lists the keys that are missing, while official figures are on', () => {
  const missing = (env: Readonly<Record<string, string>>) =>
    findMissingKeys(readSettings(env)).map(({ field }) => field);
  expect(missing({ INEGI_TOKEN: '12345678-abcd' })).toEqual(expect.arrayContaining(['BLS_KEY', 'EIA_KEY']));
  expect(missing({ INEGI_TOKEN: '12345678-abcd' })).not.toContain('INEGI_TOKEN');
  expect(missing({ SOURCE_OFFICIAL: 'off' })).toEqual([]);
});
