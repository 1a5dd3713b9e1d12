import { describe, expect, it } from 'vitest';
import { keepFigures, keepFiguresInHtml } from './whole-figures.ts';

/** Shows the places where no line may end. */
const shown = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '^');

describe('G2 a figure and its unit stay on one line', () => {
  it.each([
    ['duró 4 h 15 min, y', 'duró 4~h~15~min, y'],
    ['de 500 a 1,000 USD por', 'de 500 a 1,000~USD por'],
    ['1:10 + 1:4 RR', '1:10 +~1:4~RR'],
    ['A 3-pip cost over 24-hour days', 'A 3-^pip cost over 24-^hour days'],
    ['50 ÷ 1,019.10 = 0.049 y', '50~÷~1,019.10 =~0.049 y'],
    ['1 ÷ (1 + R)', '1~÷~(1~+~R)'],
    ['p × R − (1 − p)', 'p~×~R~−~(1~−~p)'],
    ['con FX-Impact y VS-Traders', 'con FX-^Impact y VS-^Traders'],
    ['with 3 re-entries', 'with 3 re-^entries'],
    ['43 + 3 = 46 pips', '43 +~3 =~46~pips'],
    ['0.5% – 1%', '0.5%~–~1%'],
    ['oro del 2 de septiembre de 2025', 'oro del 2~de septiembre de 2025'],
    ['On September 2, 2025', 'On September~2, 2025'],
    ['p × b − (1 − p)', 'p~×~b~−~(1~−~p)'],
    ['en 72 horas o 20 días hábiles, a los 18 años', 'en 72~horas o 20~días hábiles, a los 18~años'],
    ['some 40 billion USD on Friday the 5th', 'some 40~billion USD on Friday the~5th'],
    ['el viernes 5, núm. 3', 'el viernes~5, núm.~3'],
    ['Resultado en R', 'Resultado en~R'],
  ])('G2 %s', (text, kept) => {
    expect(shown(keepFigures(text))).toBe(kept);
  });

  it.each([
    'in February 2023',
    'hay 3 horarios y 10 huecos',
    'de 2025 de mayor',
    'Stop – Riesgo (dos)',
    'RR – (no)',
    'un 5 de 7',
    'h 15 de',
  ])('G2 nothing else is joined: %s', (text) => {
    expect(keepFigures(text)).toBe(text);
  });
});

it('G2 tags, scripts and styles stay as they are', () => {
  const rest = '<p title="5 h"><script>const a = "5 h";</script><style>a{inset:5 min}</style>';
  expect(keepFiguresInHtml(`${rest}5 h</p>`)).toBe(`${rest}5\u00a0h</p>`);
});

it('G2 the way back of a footnote keeps to its last word', () => {
  const back = '<a href="#ref-1" data-footnote-backref>↩</a>';
  expect(keepFiguresInHtml(`<p>2025 ${back}</p>`)).toBe(`<p>2025\u00a0${back}</p>`);
});
