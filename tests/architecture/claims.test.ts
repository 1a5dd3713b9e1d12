import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { claimForms } from '#tests/claims/forms.ts';
import { type Coincidence, findTyped, judge, withoutComments } from '#tests/claims/scan.ts';
import { shownFiles } from '#tests/claims/shown-files.ts';
import { isExample } from '#tests/example.ts';
import { ROOT } from '../../scripts/dist.ts';

/** Figures that look like a claim but are none. An unused entry fails the test too. */
const COINCIDENCES: readonly Coincidence[] = [
  { file: /\.css$/, line: /^(?!.*content:)/, reason: 'lengths: a style sheet shows text by `content` alone' },
  { file: /\.tsx$/, line: /(width|height)="100%"/, reason: 'lengths of a drawing' },
  {
    file: /^content\/articles\/xauusd-btc-smart-money\//,
    article: 'xauusd-btc-smart-money',
    line: /2,046\.80/,
    reason: 'a ratio computed in front of the reader from the prices beside it',
  },
  {
    file: /^content\/indicators\/catalogue\//,
    line: /Más de 50 indica/,
    reason: 'the line between growth and contraction in a survey of purchasing managers or consumers',
  },
];

const files = shownFiles();

// An owner’s figures may be common ones, which articles have for other reasons.
it.runIf(isExample)(
  'A5 no figure of a claim is typed in content or site: it is shown by claimById and ClaimFigure',
  () => {
    const forms = claimForms(brand.claims);
    const typed = files.flatMap((file) =>
      findTyped(file, withoutComments(readFileSync(join(ROOT, file), 'utf8')), forms),
    );
    const { wrong, unused } = judge(typed, COINCIDENCES);
    expect(wrong).toEqual([]);
    expect(unused, 'take these coincidences off the list').toEqual([]);
  },
);

it('A5 the scan reads every kind of file a figure could be typed in', () => {
  for (const kind of ['.ts', '.tsx', '.astro', '.css']) {
    expect(files.filter((file) => file.endsWith(kind)).length, kind).toBeGreaterThan(0);
  }
  expect(files).toContain('content/words/home.ts');
});
