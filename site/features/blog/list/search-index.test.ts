import { expect, it } from 'vitest';
import { searchOver } from './search-index.ts';

const find = searchOver([
  { id: '/blog/a', title: 'Operación épica', heading: '', text: 'El stop sube a la entrada.' },
  {
    id: '/blog/a#riesgo',
    title: 'Operación épica',
    heading: 'El riesgo',
    text: `${'relleno '.repeat(40)}volumen institucional y más texto`,
  },
  {
    id: '/blog/b',
    title: 'Cómo elegir canal',
    heading: '',
    text: 'Cómo reconocer una estafa antes de pagar.',
  },
]);
const ids = (query: string) => find(query).map(({ id }) => id);

it('G1 the search takes words without their accents, by their beginning, or with a wrong letter', () => {
  expect(ids('epica')).toEqual(expect.arrayContaining(['/blog/a']));
  expect(ids('ESTAF')).toEqual(['/blog/b']);
  expect(ids('volunen')).toEqual(['/blog/a#riesgo']);
});

it('G1 finds an article only when it contains all words', () => {
  expect(ids('stop estafa')).toEqual([]);
  expect(ids('criptozoologia')).toEqual([]);
});

it('G1 a result shows the words around what was found', () => {
  const [found] = find('institucional');
  expect(found?.excerpt).toContain('institucional');
  expect(found?.excerpt).toMatch(/^… /);
  expect(found?.excerpt.length).toBeLessThan(260);
});
