import { expect, test } from 'vitest';
import { linkOn } from './link.ts';
import { parseRss } from './myfxbook-rss/client.ts';

const SITE = 'https://www.myfxbook.com';
const PATH = '/forex-economic-calendar/united-states/cpi';

test.each([
  [`${SITE}${PATH}`, `${SITE}${PATH}`],
  [`http://www.myfxbook.com${PATH}?a=1#b`, `${SITE}${PATH}?a=1`],
  [PATH, `${SITE}${PATH}`],
])('K9 K3 a link of the vendor is kept on its own site: %s', (given, link) => {
  expect(linkOn(SITE, given)).toBe(link);
});

/** Links that look like the vendor's own. */
const HOSTILE = [
  `https://evil.example${PATH}`,
  `https://www.myfxbook.com@evil.example${PATH}`,
  `https://user@www.myfxbook.com${PATH}`,
  `https://user:word@www.myfxbook.com${PATH}`,
  `https://www.myfxbook.com.evil.example${PATH}`,
  `https://www.myfxbook.com:8443${PATH}`,
  `https://evil.example\\@www.myfxbook.com${PATH}`,
  `//evil.example${PATH}`,
  `\\\\evil.example${PATH}`,
  `https:\t//evil.example${PATH}`,
  `https://www.myfxbook。com.evil.example${PATH}`,
  `javascript:alert(1)//www.myfxbook.com${PATH}`,
  `data:text/html,${PATH}`,
  `ftp://www.myfxbook.com${PATH}`,
  `${SITE}/${'a'.repeat(600)}${PATH}`,
];

test.each(HOSTILE)('K9 K3 no link leads from a vendor to another site: %s', (given) => {
  expect(linkOn(SITE, given)).toBeNull();
  const item = `<item><title>US CPI</title><link>${given}</link><pubDate>Tue, 15 Sep 2026 12:30 GMT</pubDate><description>&lt;table>&lt;tr>&lt;th>Actual&lt;/th>&lt;/tr>&lt;tr>&lt;td>1%&lt;/td>&lt;/tr>&lt;/table></description></item>`;
  const good = item.replace(`<link>${given}</link>`, `<link>${SITE}${PATH}-y-y</link>`);
  for (const { link } of parseRss(`<rss><channel>${item}${good}</channel></rss>`).rows)
    expect(link?.startsWith(`${SITE}/forex-economic-calendar`)).toBe(true);
});
