import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { translate } from '../../content/words/translate.ts';
import { answerEvents, answerPast, eventIn, NOW, pastOf } from './fx-impact-events.ts';
import { DESKTOP, expect, PHONE, test } from './harness.ts';
import { entryOf, mockSentiment, part } from './sentiment-card.ts';

test.use({ figures: false, clock: 'test' });

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** Presses the button that saves and returns what was saved. */
async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), part(page, button).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** In each of ten bands of the picture, how many colours it has. */
async function coloursOf(page: Page, bytes: Buffer): Promise<number[]> {
  return page.evaluate(
    async (numbers) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(numbers)]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      pen?.drawImage(picture, 0, 0);
      return Array.from({ length: 10 }, (_, band) => {
        const height = picture.height / 10;
        const data = pen?.getImageData(0, band * height, picture.width, height).data ?? [];
        return new Set(new Uint32Array(new Uint8ClampedArray(data).buffer)).size;
      });
    },
    [...bytes],
  );
}

/** A PNG of the size with something in every part of it. */
async function expectPicture(page: Page, bytes: Buffer): Promise<void> {
  expect([...bytes.subarray(0, 4)]).toEqual(PNG);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
  for (const colours of await coloursOf(page, bytes)) expect(colours).toBeGreaterThan(5);
}

test('N18 an event and the board are drawn as pictures and saved when the device has no share sheet', async ({
  page,
  lang,
}, info) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined, canShare: undefined }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const drawing = () => requests.filter((url) => /\/_astro\/(event|board)-picture/.test(url));
  const event = eventIn(-30, { id: 'out', name: 'IPC subyacente, mensual', surprise_difference: '+0.1 pp' });
  await answerEvents(page, () => ({ events: [event] }));
  await answerPast(page, pastOf);
  await page.goto(`/fx-impact?lang=${lang}&event=out`);
  await expect(part(page, 'share-picture')).toBeVisible();
  expect(drawing()).toEqual([]);
  const one = await saved(page, 'share-picture');
  expect(drawing()).toHaveLength(1);
  expect(one.name).toMatch(/usd-ipc-subyacente-mensual-2026-06-10\.png$/);
  await expectPicture(page, one.bytes);
  await expect(part(page, 'picture-ways')).toContainText(translate(lang, 'picture.step.saved'));
  const fonts = () =>
    [...document.fonts].filter(({ family }) => /Picture/.test(family)).map(({ status }) => status);
  expect(await page.evaluate(fonts)).toEqual(['loaded', 'loaded']);

  await mockSentiment(page, (name) => ({
    entry: entryOf({ name, longPercentage: 22, shortPercentage: 78 }),
    observedAt: new Date(NOW).toISOString(),
  }));
  await page.goto(`/vs-traders?lang=${lang}`);
  await expect(part(page, 'board-row').first()).toContainText('22%');
  const board = await saved(page, 'share-picture');
  expect(board.name).toMatch(/vs-traders-2026-06-10\.png$/);
  await expectPicture(page, board.bytes);
  await info.attach('event', { body: one.bytes, contentType: 'image/png' });
  await info.attach('board', { body: board.bytes, contentType: 'image/png' });
});

test(
  'N18 a picture goes to the share sheet; when the reader closes it, the page says so and saves',
  PHONE,
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: ShareData) => {
          const [file] = files ?? [];
          Object.assign(window, { shared: [file?.type, file?.name, file?.size] });
          throw new DOMException('closed', 'AbortError');
        },
      }),
    );
    await answerEvents(page, () => ({ events: [eventIn(45, { id: 'next' })] }));
    await answerPast(page, pastOf);
    await page.goto('/fx-impact?lang=es&event=next');
    await part(page, 'share-picture').click();
    await expect(part(page, 'picture-ways')).toHaveAttribute('data-step', 'aborted');
    await expect(part(page, 'picture-ways')).toContainText(translate('es', 'picture.step.aborted'));
    const [type, name] = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
    expect(type).toBe('image/png');
    expect((await saved(page, 'save-picture')).name).toBe(name);
  },
);

test('N18 a browser that blocks drawing says so, and the links stay', DESKTOP, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await answerEvents(page, () => ({ events: [eventIn(45, { id: 'next' })] }));
  await answerPast(page, pastOf);
  await page.goto('/fx-impact?lang=en&event=next');
  await part(page, 'share-picture').click();
  await expect(part(page, 'picture-ways')).toContainText(translate('en', 'picture.step.blocked'));
  await expect(part(page, 'share-picture')).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('[data-part="event-detail"] [data-part="share-message"]')).toBeVisible();
});
