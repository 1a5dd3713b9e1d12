import { expect, test } from 'vitest';
import { speakerOf, speechName } from './speech.ts';

test.each([
  ['FOMC Member Bowman Speaks', 'Bowman (Federal Reserve)'],
  ['Fed Chair Powell Testifies', 'Powell (Federal Reserve)'],
  ['ECB President Lagarde Speaks', 'Lagarde (European Central Bank)'],
  ['ECB De Guindos Speech', 'De Guindos (European Central Bank)'],
  ['German Buba President Nagel Speaks', 'Nagel (Bundesbank)'],
  ['United Kingdom BoE Gov Bailey Speech', 'Bailey (Bank of England)'],
  ['MPC Member Mann Speaks', 'Mann (Bank of England)'],
  ['RBA Assist Gov Hunter Speaks', 'Hunter (Reserve Bank of Australia)'],
  ['Gov Council Member Rogers Speaks', 'Rogers (Bank of Canada)'],
  ['Gov Board Member Tschudin Speaks', 'Tschudin (Swiss National Bank)'],
  ['President Trump Speaks', 'Trump'],
  ['Treasury Sec Bessent Speaks', 'Bessent'],
  ['Fed Speech', 'Federal Reserve'],
  ['Prime Minister Speaks', null],
  ['Core CPI m/m', null],
])('K4 "%s" is given by %s', (title, speaker) => {
  expect(speakerOf(title, 'en')).toBe(speaker);
});

test('K4 the institution is named in the reader’s language', () => {
  expect(speakerOf('BOJ Gov Ueda Speaks', 'es')).toBe('Ueda (Banco de Japón)');
});

test('K4 a speech of a bank’s head without a name says whose head it is', () => {
  expect(speechName('ECB President Speech', 'es')).toBe('Discurso de la presidencia del BCE');
  expect(speechName('ECB President Speech', 'en')).toBe('ECB president speaks');
  expect(speechName('Fed Chair Testimony', 'en')).toBe('Fed chair testifies');
  expect(speechName('Fed Speech', 'es')).toBe('Discurso de la Fed');
});
