import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EVENTS_PROBLEMS } from '#contracts/events.ts';
import { LOCALES } from '#contracts/locale.ts';
import { answered } from '#site/features/fx-impact/testing/event.ts';
import { CalendarNote } from './CalendarNote.tsx';

test('K3 F9 says of each problem of the calendar what it is, in a sentence of its own', () => {
  for (const locale of LOCALES) {
    const said = EVENTS_PROBLEMS.map((code) => {
      const { response, ...rest } = answered([]);
      const events = {
        ...rest,
        response: { ...response, error: { code, message: 'For the log only.' }, observedAt: null },
        refresh: () => undefined,
      };
      const note = (
        <CalendarNote
          events={events}
          widgets="widgets"
          source={response.source}
          week={null}
          locale={locale}
        />
      );
      return load(renderToStaticMarkup(note))('[role=status]').text();
    });
    expect(said.every((text) => text !== '' && !text.includes('undefined'))).toBe(true);
    expect(new Set(said).size).toBe(EVENTS_PROBLEMS.length);
  }
});
