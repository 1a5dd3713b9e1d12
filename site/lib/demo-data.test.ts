import { expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { hasDemoData } from './demo-data.ts';

test.each([{}, { DEMO_DATA: '' }, { DEMO_DATA: 'on' }, { DEMO_DATA: 'off' }])(
  'F10 M reads %o on the pages as the server does',
  (env) => {
    expect(hasDemoData(env)).toBe(readSettings(env).DEMO_DATA);
  },
);

test.each(['OFF', 'false', 'no', ' off'])(
  'F10 M rejects DEMO_DATA=%s on the pages and on the server',
  (word) => {
    expect(() => readSettings({ DEMO_DATA: word })).toThrow('DEMO_DATA takes "on" or "off"');
    expect(() => hasDemoData({ DEMO_DATA: word })).toThrow('DEMO_DATA takes "on" or "off"');
  },
);
