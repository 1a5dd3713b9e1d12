import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TitleBar } from './EventsBar.tsx';
import { eventWords } from './words.ts';

const AT_REST = {
  source: 'forex-community',
  zone: 'mexico',
  view: 'deck',
  filters: 0,
  isFilterOpen: false,
} as const;

describe.each([
  ['es', 'Eventos Económicos - Hoy', 'Eventos Económicos - Esta Semana'],
  ['en', 'Economic Events - Today', 'Economic Events - This Week'],
] as const)('the bar over the calendar in %s', (locale, day, week) => {
  it.each([
    ['day', day],
    ['week', week],
  ] as const)('F4 is titled to the letter for a %s', (scope, title) => {
    const $ = load(
      renderToStaticMarkup(
        <TitleBar
          chosen={{ ...AT_REST, scope }}
          settings={undefined}
          isFetching={false}
          words={eventWords(locale)}
        />,
      ),
    );
    expect($('h2').text()).toBe(title);
  });
});
