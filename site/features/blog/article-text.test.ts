import { expect, it } from 'vitest';
import { articleParts, countWords, readingMinutes } from './article-text.ts';

const MDX = `Lead with **weight** and a [link](/vs-traders).[^1]

## First part

Text of <Brand /> at 3,474.7 pips.

| a | b |
| --- | :-: |
| 1 | 2 |

### Second

<Trade id="main" />
Well-known words.

[^1]: Source, https://a.example/b
`;

it('G1 splits an article at its headings into plain text', () => {
  expect(articleParts(MDX)).toEqual([
    { heading: '', text: 'Lead with weight and a link.' },
    { heading: 'First part', text: 'Text of at 3,474.7 pips. a b 1 2' },
    { heading: 'Second', text: 'Well-known words. Source,' },
  ]);
});

it('G2 counts the words a reader meets, not marks, components or addresses', () => {
  expect(countWords('Lead with **weight** at 3,474.7: <Trade id="main" /> [well-known](/a-b-c) [^1]')).toBe(
    6,
  );
});

it('G2 reading time is whole minutes at the language’s usual pace, at least one', () => {
  expect(readingMinutes(1190, 'en')).toBe(5);
  expect(readingMinutes(1390, 'es')).toBe(5);
  expect(readingMinutes(0, 'en')).toBe(1);
});
