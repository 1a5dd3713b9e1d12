import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EVENT_SOURCES } from '#contracts/events.ts';
import { CALENDARS, calendarHours } from './calendars.ts';
import { Glossary } from './Glossary.tsx';
import { Legend } from './Legend.tsx';
import { Widget, Widgets } from './Widgets.tsx';

describe.each([
  {
    locale: 'es',
    name: 'Widgets de referencia',
    heading: 'Fuentes oficiales como respaldo',
    marks: ['🥇 Alto Impacto', '🥈 Medio Impacto', '🥉 Bajo Impacto', '⏳ Próximo'],
    hours: [/Ciudad de México/, /UTC/, /tu dispositivo/],
  },
  {
    locale: 'en',
    name: 'Reference widgets',
    heading: 'Other calendars to check ours against',
    marks: ['🥇 High impact', '🥈 Medium impact', '🥉 Low impact', '⏳ Upcoming'],
    hours: [/Mexico City/, /UTC/, /your device/],
  },
] as const)('the page in $locale', ({ locale, name, heading, marks, hours }) => {
  const widgets = load(
    renderToStaticMarkup(
      <Widgets locale={locale} anchor="widgets">
        {CALENDARS.map(({ source, vendor }) => (
          <Widget key={source} source={source}>
            {vendor}
          </Widget>
        ))}
      </Widgets>,
    ),
  );

  it('F11 shows the vendors’ calendars under their fixed headings, with a separate choice', () => {
    expect(widgets('section > p').first().text()).toBe(name);
    expect(widgets('h2').text()).toBe(heading);
    const choices = widgets('input[type="radio"]')
      .toArray()
      .map((one) => widgets(one));
    expect(choices.map((one) => one.attr('value'))).toEqual([...EVENT_SOURCES]);
    expect(choices.filter((one) => one.is('[checked]')).map((one) => one.attr('value'))).toEqual([
      'investing-portal',
    ]);
  });

  it('F8 F11 the portal’s calendar has a caption for each zone it can follow, the others one', () => {
    const { usual, utc, local } = calendarHours(locale, 'investing-portal');
    for (const [index, text] of [usual, utc, local].entries()) expect(text).toMatch(hours[index] ?? /^$/);
    for (const source of ['forex-community', 'charting-platform'] as const)
      expect(Object.keys(calendarHours(locale, source))).toEqual(['usual']);
  });

  it('F12 the legend explains the four marks in the words of the source', () => {
    const $ = load(renderToStaticMarkup(<Legend locale={locale} anchor="legend" />));
    expect(
      $('dd')
        .first()
        .children('span')
        .toArray()
        .map((one) => $(one).text()),
    ).toEqual([...marks]);
  });

  it('F12 each mark of the legend is drawn too, for devices without an emoji font', () => {
    const $ = load(renderToStaticMarkup(<Legend locale={locale} anchor="legend" />));
    for (const mark of $('dd').first().children('span').toArray())
      expect($(mark).find('svg')).toHaveLength(1);
  });

  it('F12 the glossary has the seven terms, each at an address of its own', () => {
    const $ = load(renderToStaticMarkup(<Glossary locale={locale} anchor="glossary" />));
    const ids = $('[data-part="glossary-term"]')
      .toArray()
      .map((one) => $(one).attr('id'));
    expect(ids).toEqual(
      ['nfp', 'cpi', 'ppi', 'pmi', 'gdp', 'fomc', 'dot-plot'].map((id) => `glossary-${id}`),
    );
    for (const term of ['NFP', 'CPI', 'PPI', 'PMI', 'GDP', 'FOMC', 'Dot plot'])
      expect($('dt').text()).toContain(term);
  });
});
