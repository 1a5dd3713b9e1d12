import { expect, test } from 'vitest';
import { EMBED_PAGES } from '#contracts/embed-pages.ts';
import { LOCALES } from '#contracts/locale.ts';
import { createEmbeds } from './route.ts';

const THEMES = ['dark', 'light'] as const;
const SCRIPT = /embed-widget-events\.js" async>(\{.*\})<\/script>/;

/** What the vendor's script reads as its settings, from the page as it is served. */
async function settings(lang: string, theme: string): Promise<unknown> {
  const response = await createEmbeds().request(`${EMBED_PAGES.calendarCharts}?lang=${lang}&theme=${theme}`);
  const [, text = ''] = SCRIPT.exec(await response.text()) ?? [];
  return JSON.parse(text);
}

test.each(LOCALES.flatMap((lang) => THEMES.map((theme) => [lang, theme] as const)))(
  'F11 the charting platform is asked in %s and %s for Mexico, the US and the euro area, all impacts, at full size',
  async (lang, theme) => {
    expect(await settings(lang, theme)).toEqual({
      colorTheme: theme,
      isTransparent: true,
      locale: lang,
      countryFilter: 'mx,us,eu',
      importanceFilter: '-1,0,1',
      width: '100%',
      height: 550,
    });
  },
);

test('F11 shows its credit below it, in the vendor’s own class', async () => {
  const html = await (await createEmbeds().request(EMBED_PAGES.calendarCharts)).text();
  expect(html).toMatch(/class="tradingview-widget-copyright"><a href="https:\/\/www\.tradingview\.com\//);
});
