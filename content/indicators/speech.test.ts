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
  ['Fed Vice Chair for Supervision Barr Speaks', 'Barr (Federal Reserve)'],
  ['BoE Deputy Governor for Markets Ramsden Speaks', 'Ramsden (Bank of England)'],
  ['BoC Senior Deputy Governor Rogers Speaks', 'Rogers (Bank of Canada)'],
  ['ECB Supervisory Board Member Tuominen Speaks', 'Tuominen (European Central Bank)'],
  ['ECB Vice-President de Guindos Speaks', 'de Guindos (European Central Bank)'],
  ['Fed Chairman Nominee Warsh Speaks', 'Warsh (Federal Reserve)'],
  ['Acting Fed Chair Jefferson Speaks', 'Jefferson (Federal Reserve)'],
  ['Former Fed Chair Powell Speaks', 'Powell'],
  ['RBA Assistant Gov (Economic) Hunter Speaks', 'Hunter (Reserve Bank of Australia)'],
  ['Bank of Canada Gov Macklem Speaks', 'Macklem (Bank of Canada)'],
  ['Bank of France Governor Villeroy Speaks', 'Villeroy (Bank of France)'],
  ['French Gov Council Member Villeroy Speaks', 'Villeroy'],
  ['U.S. President Trump Speaks', 'Trump'],
  ['President-Elect Trump Speaks', 'Trump'],
  ['Commerce Secretary Lutnick Speaks', 'Lutnick'],
  ['UK PM Starmer Speaks', 'Starmer'],
  ['NZ Finance Minister Willis Speaks', 'Willis'],
  ['Treasurer Chalmers Speaks', 'Chalmers'],
  ['EU’s von der Leyen Speaks', 'von der Leyen'],
  ['IMF Managing Director Georgieva Speaks', 'Georgieva (International Monetary Fund)'],
  ['Fed Chair Powell Semiannual Testimony', 'Powell (Federal Reserve)'],
  ['Fed Bowman and Waller Speech', 'Bowman and Waller (Federal Reserve)'],
  // Words that are of no office, or of no name: the title of the source says more than we understand.
  ['Fed Chair Nomination Testimony', null],
  ['Powell, Fed Chair, Speaks', null],
  ['President Trump State of the Union Speech', null],
  ['Fed Powell on Inflation Speech', null],
  ['King’s Speech', null],
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

test('K4 several speakers speak in the plural', () => {
  expect(speechName('Fed Bowman and Waller Speech', 'es')).toBe('Hablan Bowman y Waller (Fed)');
  expect(speechName('Fed Bowman and Waller Speech', 'en')).toBe('Fed’s Bowman and Waller speak');
  expect(speechName('FOMC Members Logan & Isaac Testify', 'es')).toBe('Comparecen Logan e Isaac (Fed)');
});

test('K4 a vice chair is not taken for the chair', () => {
  expect(speechName('Fed Vice Chair Testifies', 'es')).toBe('Comparecencia de la vicepresidencia de la Fed');
  expect(speechName('Fed Vice Chair Testifies', 'en')).toBe('Fed vice chair testifies');
});
