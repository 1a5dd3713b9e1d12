import { violationsOn } from './axe.ts';
import { DESKTOP, expect, test } from './harness.ts';
import {
  drag,
  showSystemToast,
  showToast,
  showToastOfRefusedCall,
  stack,
  styleElementsServed,
  system,
  toastsReady,
  type Watched,
  watchInPage,
} from './toast-page.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

test('J7 K9 N10 the first toast loads its code, violates no policy and closes after 4 s', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()));
  await page.addInitScript(watchInPage);
  // On a busy machine the network can be quiet before the page's scripts have run.
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /Toasts/.test(url))).toEqual([]);

  await showToast(page, { id: 'one', kind: 'success', title: 'Listo', description: 'Ya está' });
  const watched = (name: keyof Watched) => page.evaluate((key) => (window as unknown as Watched)[key], name);
  // On a busy machine the toast may close before the test sees it.
  await expect.poll(() => watched('text'), { timeout: 20_000 }).toContain('Ya está');
  expect(await watched('text')).toContain('Listo');
  expect(scripts.filter((url) => /Toasts/.test(url))).toHaveLength(1);
  expect(await page.locator('style').count()).toBe(await styleElementsServed(page));
  expect(await watched('violations')).toEqual([]);

  await expect.poll(() => watched('shownFor'), { timeout: 20_000 }).toBeGreaterThan(3_900);
  expect(await watched('shownFor')).toBeLessThan(5_500);
  await expect(stack(page)).toHaveCount(0);
});

test('J7 the stack shows three toasts, 356 px wide, 14 px apart, with a margin; a toast can have another position', async ({
  page,
}) => {
  await page.goto('/');
  for (const id of ['1', '2', '3', '4']) {
    await showToast(page, { id, kind: 'info', title: `Aviso ${id}`, duration: 60_000 });
  }
  await expect(stack(page)).toHaveCount(4);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  await page.keyboard.press('Alt+KeyT');
  await expect(stack(page).first()).toHaveAttribute('data-expanded', 'true');
  const width = page.viewportSize()?.width ?? 0;
  await expect(async () => {
    const boxes = await Promise.all((await stack(page).all()).slice(0, 2).map((one) => one.boundingBox()));
    const [front, middle] = boxes;
    if (!front || !middle) throw new Error('no toasts');
    expect(front.width).toBe(Math.min(356, width - 32));
    expect(Math.round(front.y - (middle.y + middle.height))).toBe(14);
    expect(front.x).toBeGreaterThanOrEqual(16);
    expect(front.x + front.width).toBeLessThanOrEqual(width - 16);
  }).toPass({ timeout: 5_000 });

  await showToast(page, { id: 'top', kind: 'info', title: 'Arriba', position: 'top-left', duration: 60_000 });
  const other = stack(page).filter({ hasText: 'Arriba' });
  await expect(other).toHaveAttribute('data-y-position', 'top');
  await expect(async () => {
    const box = await other.boundingBox();
    expect(box?.y).toBeLessThan(140);
    expect(box?.x).toBeLessThan(60);
  }).toPass({ timeout: 5_000 });
});

test('J7 a swipe of 20 px closes a toast, one of 50 px the message of the system slot, and shorter ones do not', async ({
  page,
}) => {
  await page.goto('/');
  await showToast(page, { id: 'swiped', kind: 'info', title: 'Deslízame', duration: 60_000 });
  await expect(stack(page)).toHaveAttribute('data-mounted', 'true');
  await page.waitForTimeout(500);
  await drag(page, stack(page), 14);
  await page.waitForTimeout(400);
  await expect(stack(page)).toHaveCount(1);
  await drag(page, stack(page), 24);
  await expect(stack(page)).toHaveCount(0);

  await showSystemToast(page, 'Desliza');
  await expect(system(page)).toBeVisible();
  await page.waitForTimeout(300);
  await drag(page, system(page), 40);
  await expect(system(page)).toHaveCount(1);
  await drag(page, system(page), 70);
  await expect(system(page)).toHaveCount(0);
});

test('J7 each kind has its own icon, and action and cancel run their handlers and close the toast', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  const marks = new Set<string | null>();
  for (const kind of ['success', 'info', 'warning', 'error', 'loading']) {
    await showToast(page, { id: kind, kind, title: kind, duration: 60_000 });
    const toast = stack(page).first();
    await expect(toast).toContainText(kind);
    marks.add(await toast.locator(`[data-kind="${kind}"] path`).getAttribute('d'));
  }
  expect(marks.size).toBe(5);

  await page.evaluate(() => {
    const pressed: string[] = [];
    Object.assign(window, { pressed });
    const button = (label: string) => ({ label, onPress: () => pressed.push(label) });
    for (const id of ['x', 'y']) {
      const toast = {
        id,
        kind: 'info',
        title: id,
        duration: 60_000,
        action: button('Undo'),
        cancel: button('Leave it'),
      };
      window.dispatchEvent(new CustomEvent('toast', { detail: toast }));
    }
  });
  for (const [index, name] of ['Undo', 'Leave it'].entries()) {
    const button = stack(page).first().getByRole('button', { name });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { pressed: string[] }).pressed.length))
      .toBe(index + 1);
    await page.waitForTimeout(400);
  }
  await expect(stack(page)).toHaveCount(5);
});

test('J7 a toast with a known id updates in place and may have no close button; a refused call shows its status, and its caller gets the response', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/status of 401/);
  await page.goto('/?lang=en');
  await showToast(page, { id: 'work', kind: 'loading', title: 'Sending', dismissible: false });
  await expect(stack(page)).toContainText('Sending');
  await expect(stack(page).getByRole('button')).toHaveCount(0);
  await showToast(page, { id: 'work', kind: 'error', title: 'Not sent', duration: 60_000 });
  await expect(stack(page)).toHaveCount(1);
  await expect(stack(page)).toContainText('Not sent');
  await stack(page).getByRole('button', { name: 'Close notice' }).click();
  await expect(stack(page)).toHaveCount(0);

  const words = { loading: 'Sending', success: 'Sent', error: 'Not sent' };
  expect(await showToastOfRefusedCall(page, words)).toBe(401);
  await expect(stack(page)).toHaveCount(1);
  await expect(stack(page).locator('[data-kind="error"]')).toBeVisible();
  await expect(stack(page)).toContainText('Not sent');
  await expect(stack(page)).toContainText('HTTP error! status: 401');
});

test(
  'J7 the system slot shows one message for 5 s, F8 focuses it, and Escape closes it then',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/');
    await showSystemToast(page, 'Uno');
    await showSystemToast(page, 'Dos');
    await expect(system(page)).toHaveCount(1);
    await expect(system(page)).toContainText('Dos');
    await page.keyboard.press('F8');
    await expect(page.locator('.system-slot')).toBeFocused();
    // The message stays while it has the focus. Its timer continues when the focus leaves.
    await page.waitForTimeout(5_500);
    await expect(system(page)).toHaveCount(1);
    await page.getByRole('main').focus();
    await expect(system(page)).toHaveCount(0, { timeout: 9_000 });

    await showSystemToast(page, 'Uno');
    await expect(system(page)).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(system(page)).toHaveCount(0, { timeout: 2_000 });
  },
);

test('J7 messages in the page’s language appear when the connection is lost and when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/contacto?lang=en');
  await page.keyboard.press('Tab');
  await toastsReady(page);
  // Waits until the code that loads after the first paint has loaded.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(system(page)).toContainText('offline');
  await context.setOffline(false);
  await expect(system(page)).toHaveCount(1);
  await expect(system(page)).toContainText('back online');
});

test('J7 C11 axe finds nothing on toasts in either theme, and nothing moves with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  for (const kind of ['success', 'info', 'error', 'loading']) {
    await showToast(page, { id: kind, kind, title: 'Aviso', description: 'Qué pasó', duration: 60_000 });
  }
  await showSystemToast(page, 'Del sitio');
  await expect(stack(page)).toHaveCount(4);
  // The message of the slot stays while it has the focus.
  await page.keyboard.press('F8');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(system(page)).toBeVisible();
    const toasts = ['[data-sonner-toaster]:not(.system-slot)', '[data-part="system-toast"]'];
    expect(await violationsOn(page, toasts), colorScheme).toEqual([]);
    await expect(system(page)).toBeVisible();
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.closest('[data-sonner-toaster]') && effect?.getTiming().duration !== 0;
        }).length,
    );
    expect(moving).toBe(0);
  }
});
