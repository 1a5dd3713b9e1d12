import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { STORED } from '#contracts/storage.ts';
import { Hosted } from './Hosted.tsx';
import { StorageTable } from './StorageTable.tsx';

const HOSTED = 'https://project.hosted.test';
const SERVICE = {
  name: 'Contador',
  script: 'https://stats.example/s.js',
  origins: ['https://stats.example'],
  policy: 'https://stats.example/privacy',
};

const rowsOf = (html: string) => [...html.matchAll(/data-row="(\w+)"/g)].map(([, id]) => id);

describe.each(BASE_LOCALES)('H8 K1 what a build keeps and who receives it, in %s', (locale) => {
  it('H8 a build on its own functions names no other recipient, and lists what the code keeps', () => {
    expect(renderToStaticMarkup(<Hosted {...{ locale }} backend="" />)).toBe('');
    const table = renderToStaticMarkup(<StorageTable {...{ locale }} backend="" service={null} />);
    expect(rowsOf(table)).toEqual(Object.keys(STORED));
    expect(table).not.toContain('auth-token');
  });

  it('H8 K1 one on a hosted backend names its host and lists the session it keeps', () => {
    const said = renderToStaticMarkup(<Hosted {...{ locale }} backend={HOSTED} />);
    expect(said).toContain('data-host="project.hosted.test"');
    expect(said.replace(/<[^>]+>/g, '')).toContain('project.hosted.test');
    const table = renderToStaticMarkup(<StorageTable {...{ locale }} backend={HOSTED} service={null} />);
    expect(rowsOf(table)).toEqual([...Object.keys(STORED), 'hostedSession']);
    expect(table.replace(/<wbr\/?>/g, '')).toContain('sb-project-auth-token');
  });

  it('H8 N3 mentions visits in the stored permission only when a service counts them', () => {
    const withService = renderToStaticMarkup(<StorageTable {...{ locale }} backend="" service={SERVICE} />);
    const without = renderToStaticMarkup(<StorageTable {...{ locale }} backend="" service={null} />);
    const visits = locale === 'es' ? /cuenten tus visitas/ : /visits be counted/;
    expect(withService).toMatch(visits);
    expect(without).not.toMatch(visits);
  });
});
