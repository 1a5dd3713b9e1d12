import { expect, it } from 'vitest';
import { href } from '#content/routes.ts';
import { lossesLink, RISK_PAGE, sizeLink } from '#site/lib/risk-links.ts';
import { enterTool, entriesOf, openTool, type ToolSpec } from './form/tool.ts';
import { LOSSES_TOOL } from './losses/losses-form.ts';
import { SIZE_TOOL } from './size/size-form.ts';

function opened<Name extends string, Good>(spec: ToolSpec<Name, Good>, link: string) {
  expect(link.startsWith(`${RISK_PAGE}#`)).toBe(true);
  const entries = entriesOf(spec, link.slice(RISK_PAGE.length));
  if (entries === null) throw new Error(`${link} is not about ${spec.anchor}`);
  return enterTool(spec, openTool(spec), entries);
}

it('N5 a link from a trade opens its position size with its prices', () => {
  expect(RISK_PAGE).toBe(href('risk'));
  const trade = { symbol: 'XAUUSD', entry: 2042.5, stop: 2046.8 } as const;
  expect(opened(SIZE_TOOL, sizeLink(trade))).toMatchObject({ isStale: false, good: trade });
});

it('N5 a link from a losing case opens the streaks with its risk', () => {
  expect(opened(LOSSES_TOOL, lossesLink(0.03))).toMatchObject({ isStale: false, good: { risk: 0.03 } });
});
