import type { Page } from '@playwright/test';

/** Side of the squares whose average colours are compared, px. Larger than any stroke of a letter. */
const CELL_PX = 8;
/** Allowed difference between the averages of a square, per colour channel, 0 to 255. */
const STEP = 40;

/**
 * Returns the share of squares whose average colour differs clearly, 0 to 1. It ignores how a browser smooths edges,
 * hints fonts and rounds line heights. It detects parts that are missing, moved or in another colour. The page's canvas
 * does the work.
 */
export async function coarseDifference(page: Page, shot: Buffer, baseline: Buffer): Promise<number> {
  const images = [shot, baseline].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  return page.evaluate(
    async ({ images, cell, step }) => {
      const drawn = await Promise.all(
        images.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return image;
        }),
      );
      const width = Math.ceil((drawn[1]?.naturalWidth ?? 0) / cell);
      const height = Math.ceil((drawn[1]?.naturalHeight ?? 0) / cell);
      const [one, other] = drawn.map((image) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      });
      let differing = 0;
      for (let at = 0; at < width * height * 4; at += 4) {
        const far = [0, 1, 2].some(
          (part) => Math.abs((one?.[at + part] ?? 0) - (other?.[at + part] ?? 0)) > step,
        );
        if (far) differing++;
      }
      return differing / (width * height);
    },
    { images, cell: CELL_PX, step: STEP },
  );
}
