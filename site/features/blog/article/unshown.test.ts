import { expect, it } from 'vitest';
import { shownClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { unshownIn } from './unshown.ts';

const [{ id: known } = { id: '' }] = shownClaims(brand.claims.map(({ id }) => id));
const of = (body: string) => unshownIn({ id: 'gold' }, body, [{ id: 'silver' }]);

it('N13 names each removed article that a text links to, once, and no other', () => {
  expect(
    of(
      '<ArticleLink id="copper">a</ArticleLink> <ArticleLink id="copper">b</ArticleLink> <ArticleLink id="silver">c</ArticleLink>',
    ),
  ).toEqual(['content/articles/gold: links to "copper", which this build does not have: plain text instead']);
});

it.runIf(known)('N13 A5 names each claim that a text shows although the site does not', () => {
  expect(of(`<Claim id="removed" /> <Claim id="${known}" />`)).toEqual([
    expect.stringMatching(
      /^content\/articles\/gold: names the claim "removed", .*<WhileShown claim="removed">$/,
    ),
  ]);
});

it('N13 is content with a sentence that goes by itself', () => {
  expect(
    of(
      '<WhileShown claim="removed">Our <Claim id="removed" />.</WhileShown>\n<WhileShown article="copper"><ArticleLink id="copper">x</ArticleLink></WhileShown>',
    ),
  ).toEqual([]);
});
