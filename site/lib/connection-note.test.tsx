import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { RenderMoment } from '#site/ui/render-moment.ts';
import { ConnectionNote } from './ConnectionNote.tsx';

const AT = Date.parse('2026-06-10T16:00:00.000Z');
const frame = vi.hoisted(() => ({ isFirst: false }));
vi.mock('#site/ui/useHydrated.ts', () => ({ useHydrated: () => !frame.isFirst }));

/** How many lines a page has that the server rendered, or one that hydrated at that time. */
function linesOf(locale: Locale): number {
  const page = renderToStaticMarkup(
    <RenderMoment value={AT}>
      <ConnectionNote locale={locale} />
    </RenderMoment>,
  );
  return load(page)('[data-part="no-connection"]').length;
}

it.each(LOCALES)('N4 a device without a connection gets the line in %s, and one with it none', (locale) => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(linesOf(locale)).toBe(1);
  vi.stubGlobal('navigator', { onLine: true });
  expect(linesOf(locale)).toBe(0);
});

it('N4 N12 neither the server nor the frame that hydrates has the line, whatever the device is', () => {
  frame.isFirst = true;
  for (const onLine of [undefined, false, true]) {
    vi.stubGlobal('navigator', { onLine });
    expect(linesOf('es')).toBe(0);
  }
  frame.isFirst = false;
});
