import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LEGAL_DOCUMENTS } from '#content/legal/documents.ts';
import { LOCALES } from '#contracts/locale.ts';
import { DIST } from '../../scripts/site-build.ts';

const KB = 1000;
/** Bytes of a page over the wire (brotli): the budgets of docs/performance.md. */
const PAGE = 18 * KB;
const DOCUMENT = 24 * KB;

const LIMITS = [
  ['contacto', PAGE],
  ['legal-hub', PAGE],
  ['404', PAGE],
  ...LEGAL_DOCUMENTS.map(({ path }) => [path.slice(1), DOCUMENT] as const),
] as const;

it.each(LIMITS)('N10 /%s comes in at most %d bytes in either language', (page, limit) => {
  for (const locale of LOCALES) {
    expect(statSync(join(DIST, locale, page, 'index.html.br')).size, locale).toBeLessThanOrEqual(limit);
  }
});
