import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Locale } from '#contracts/locale.ts';
import { RenderMoment } from '#site/ui/render-moment.ts';
import { ClockNote } from './ClockNote.tsx';

const MINUTE_MS = 60_000;
const AT = Date.parse('2026-06-10T16:00:00.000Z');
const frame = vi.hoisted(() => ({ isFirst: false }));
vi.mock('#site/ui/useHydrated.ts', () => ({ useHydrated: () => !frame.isFirst }));

/** The text of the line where the server is so far ahead of the device; empty without a line. */
function lineAt(aheadMs: number | undefined, locale: Locale): string {
  vi.stubGlobal('serverAheadMs', aheadMs);
  const page = renderToStaticMarkup(
    <RenderMoment value={AT}>
      <ClockNote locale={locale} />
    </RenderMoment>,
  );
  return load(page)('[data-part="device-clock"]').text();
}

it('F7 a device that is right, nearly right or not compared yet gets no line', () => {
  for (const aheadMs of [undefined, 0, MINUTE_MS, -MINUTE_MS]) expect(lineAt(aheadMs, 'es')).toBe('');
});

it.each([
  ['es', /3 minutos atrasado/, /60 minutos adelantado/, /2 días adelantado/],
  ['en', /3 minutes slow/, /60 minutes fast/, /2 days fast/],
] as const)(
  'F7 says by how much a device is off when it is more than a minute (%s)',
  (locale, slow, hour, days) => {
    expect(lineAt(3 * MINUTE_MS - 400, locale)).toMatch(slow);
    expect(lineAt(-60 * MINUTE_MS + 400, locale)).toMatch(hour);
    expect(lineAt(-48 * 60 * MINUTE_MS, locale)).toMatch(days);
  },
);

it('F7 N12 the frame that hydrates has no line, as the server, which knows no device', () => {
  frame.isFirst = true;
  expect(lineAt(-60 * MINUTE_MS, 'es')).toBe('');
  frame.isFirst = false;
});
