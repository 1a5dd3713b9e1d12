import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import { type Filter, NO_FILTER } from '#site/features/fx-impact/board/filter.ts';
import { answered, eventAt } from '#site/features/fx-impact/testing/event.ts';

vi.hoisted(() => Object.assign(globalThis, { document: {}, location: { origin: 'https://marca.example' } }));
vi.mock('#site/lib/toasts/sheets.ts', () => ({ adoptSheets: () => {} }));
const { default: FilterPanel } = await import('./FilterPanel.tsx');

const draw = (events: ReturnType<typeof eventAt>[], filter: Filter = NO_FILTER) =>
  load(
    renderToStaticMarkup(
      <FilterPanel
        events={answered(events)}
        source={CALENDAR_SOURCE}
        filter={filter}
        onFilter={() => {}}
        locale="en"
      />,
    ),
  );
const valuesOf = ($: ReturnType<typeof load>, part: string) =>
  $(`[data-part="${part}"]`)
    .toArray()
    .map((one) => one.attribs['data-value']);

it('N2 offers the topics of the events, and chosen ones without an event', () => {
  const events = [eventAt(20, { topic: 'inflation' }), eventAt(30, { topic: null }), eventAt(40)];
  expect(valuesOf(draw(events), 'filter-topic')).toEqual(['inflation']);
  expect(valuesOf(draw(events, { ...NO_FILTER, topics: ['jobs'] }), 'filter-topic')).toEqual([
    'inflation',
    'jobs',
  ]);
  expect(valuesOf(draw([eventAt(40)]), 'filter-topic')).toEqual([]);
});

it('N2 keeps the search in its field and counts what passes', () => {
  const $ = draw([eventAt(20), eventAt(30, { title: 'Survey' })], { ...NO_FILTER, query: 'survey' });
  expect($('[data-part="filter-search"]').attr('value')).toBe('survey');
  expect($.text()).toContain('1 of 2');
});
