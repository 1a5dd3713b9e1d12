import { randomBytes } from 'node:crypto';
import webPush from 'web-push';
import { DESKTOP, expect, test } from './harness.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/browser-of-a-test',
  keys: { p256dh: publicKey, auth: randomBytes(16).toString('base64url') },
};
const KEYS = {
  PUSH_PUBLIC_KEY: publicKey,
  PUSH_PRIVATE_KEY: privateKey,
  PUSH_CONTACT: 'mailto:owner@site.example',
};

test.use({ serviceWorkers: 'allow' });

test(
  'N16 a press asks for the permission, keeps the reminder in the store, and another one deletes it',
  DESKTOP,
  async ({ page, context, ownSite }) => {
    const site = await ownSite(KEYS);
    await context.grantPermissions(['notifications'], { origin: site.url });
    // Chromium subscribes at a service of its vendor, which no test may call: that one function is replaced, nothing else.
    await page.addInitScript((given) => {
      let own: object | null = null;
      const unsubscribe = async () => {
        own = null;
        return true;
      };
      PushManager.prototype.subscribe = async (options) => {
        own = { ...given, options, unsubscribe, toJSON: () => given };
        return own as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => own as PushSubscription | null;
      // A headless browser refuses the permission before it is asked.
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => 'granted';
    }, SUBSCRIPTION);
    await page.goto(`${site.url}/fx-impact/average-hourly-earnings-us?lang=en`);
    await page.locator('[data-part="remind"]').click();
    const dialog = page.locator('[data-part="reminder"]');
    await dialog.locator('[data-part="reminder-save"]').click();
    const note = dialog.locator('[data-part="reminder-note"]');
    await expect(note).toHaveAttribute('data-note', 'saved');
    const listed = await page.request.post(`${site.url}/reminders/list`, {
      data: { endpoint: SUBSCRIPTION.endpoint },
    });
    expect((await listed.json()).wishes).toEqual([
      { topic: 'indicator/average-hourly-earnings-us', stage: 'before' },
    ]);
    await dialog.locator('[data-part="reminder-delete"]').click();
    await expect(note).toHaveAttribute('data-note', 'allDeleted');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-part="remind"]')).toBeFocused();
  },
);
