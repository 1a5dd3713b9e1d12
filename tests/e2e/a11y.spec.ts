import AxeBuilder from '@axe-core/playwright';
import { brand } from '../../brand/load.ts';
import { brandRoutes } from '../../brand/routes.ts';
import { expect, languageOf, test } from './harness.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const READY: Readonly<Record<string, string>> = {
  '/': 'h1',
  '/vs-traders': '[data-part="sentiment-card"]:is([data-state="fresh"], [data-state="cached"])',
  '/fx-impact': '[data-part="event-card"]',
  '/no-such-page': 'h1',
  '/comprar-vip': 'h1',
  '/canal-gratuito': 'h1',
  '/merch': 'h1',
  [brandRoutes(brand.slug).network]: 'h1',
  '/success': 'h1',
  '/cancel': 'h1',
};

for (const [path, ready] of Object.entries(READY)) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`C11 axe finds nothing on ${path} (${colorScheme})`, async ({ page, allowConsole }, { project }) => {
      allowConsole.push(/404/, /no-such-page/);
      // A week of a hundred cards: on a busy machine more than the usual half minute.
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const lang = languageOf(project.name, colorScheme);
      await page.goto(`${path}?lang=${lang}${path === '/fx-impact' ? '#week' : ''}`);
      await expect(page.locator(ready).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  }
}
