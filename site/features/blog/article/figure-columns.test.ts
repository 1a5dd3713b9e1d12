import { expect, it } from 'vitest';
import { figureColumns } from './figure-columns.ts';

const table = (...rows: readonly string[][]) =>
  `<thead><tr>${rows[0]?.map(() => '<th>10</th>').join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody>`;

it('G2 finds the columns of figures and skips the first, which names the rows', () => {
  expect(figureColumns(table(['10', '−4.9%', '1:9.31', 'uno'], ['20', '+0.38R', '—', '5']))).toEqual([2, 3]);
  expect(figureColumns(table(['a', '45 pips', '3,638.130'], ['b', '1,000\u00a0USD', '2 de 5']))).toEqual([2]);
  expect(
    figureColumns(table(['x', 'Desde 2.5%', '11 × 4.180', 'Llega a 10R'], ['y', '5 pips', '7', '8'])),
  ).toEqual([2, 3]);
  expect(figureColumns(table(['00:00', 'Análisis'], ['06:30', '<strong>12</strong>']))).toEqual([]);
  expect(figureColumns('')).toEqual([]);
});
