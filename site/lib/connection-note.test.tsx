import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RenderMoment } from '#site/ui/render-moment.ts';
import { ConnectionNote } from './ConnectionNote.tsx';

const AT = Date.parse('2026-06-10T16:00:00.000Z');

it('N4 N12 neither the server nor the frame that hydrates has the line, whatever the device is', () => {
  for (const onLine of [undefined, false, true]) {
    vi.stubGlobal('navigator', { onLine });
    for (const moment of [null, AT])
      expect(
        renderToStaticMarkup(
          <RenderMoment value={moment}>
            <ConnectionNote locale="es" />
          </RenderMoment>,
        ),
      ).toBe('');
  }
});
