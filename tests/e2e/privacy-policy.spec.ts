import { EMBED_VENDORS } from '#content/embeds.ts';
import { expect, test } from './harness.ts';
import { DIALOG, openChoices } from './privacy.ts';

/** Runs in the page. Tries each way to write a string as markup or script, and returns the results. */
function tryForeignText(): string[] {
  const sign = '<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 20 4"/></svg>';
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
  };
  const box = () => document.createElement('div');
  const tries: (() => unknown)[] = [
    () => (box().innerHTML = '<img src=x>'),
    () => (box().innerHTML = `${sign}<img src=x>`),
    () => box().insertAdjacentHTML('beforeend', '<img src=x>'),
    () => (document.createElement('iframe').srcdoc = '<p>x</p>'),
    () => (document.createElement('script').src = '/x.js'),
    () => (document.createElement('script').text = '1'),
    () => trustedTypes.createPolicy('mine', {}),
  ];
  return tries.map((attempt) => {
    try {
      attempt();
      return 'allowed';
    } catch (error) {
      return (error as Error).name;
    }
  });
}

test('K9 Trusted Types stop strings as markup or script, before and after the choices open', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/requires 'Trusted/, /TrustedTypePolicy|trusted-types/);
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  const stopped = Array<string>(7).fill('TypeError');
  expect(await page.evaluate(tryForeignText)).toEqual(stopped);
  await openChoices(page);
  expect(await page.evaluate(tryForeignText)).toEqual(stopped);
  await page.keyboard.press('Escape');
  await expect(page.locator(DIALOG)).toBeHidden();
  expect(await page.evaluate(tryForeignText)).toEqual(stopped);
});

test('E6 K9 the frame of a vendor’s script has no origin, no storage and no access to the site', async ({
  page,
  allowConsole,
}) => {
  const { hosts = [] } = EMBED_VENDORS.find(({ id }) => id === 'outlook') ?? {};
  allowConsole.push(...hosts.map((host) => new RegExp(host)));
  const spying = `window.showOutlookWidget = () => {
    const tries = { storage: () => localStorage.length, cookie: () => document.cookie, site: () => parent.document.title };
    const got = Object.entries(tries).map(([name, go]) => { try { go(); return name + ' open'; } catch { return name + ' shut'; } });
    document.body.append(self.origin + ' ' + got.join(' '));
  };`;
  for (const host of hosts)
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: spying }),
    );
  await page.goto('/vs-traders');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/embed/outlook?lang=en';
    document.body.append(frame);
  });
  await expect(page.frameLocator('iframe').locator('body')).toContainText(
    'null storage shut cookie shut site shut',
  );
});

test('K9 a policy violation fails a test', async ({ page }) => {
  test.fail();
  await page.goto('/');
  await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red');
  });
});
