import { expect, it, vi } from 'vitest';
import { handOver, pictureName } from './hand-over.ts';

const FILE = new File(['png'], 'a.png', { type: 'image/png' });

it('N18 hands the file alone to the share sheet when the device takes files', async () => {
  const share = vi.fn(async () => undefined);
  expect(await handOver(FILE, { share, canShare: () => true })).toBe('shared');
  expect(share).toHaveBeenCalledWith({ files: [FILE] });
});

it('N18 does not ask a device that cannot share files', async () => {
  const share = vi.fn(async () => undefined);
  expect(await handOver(FILE, { share, canShare: () => false })).toBe('unable');
  expect(await handOver(FILE, { share })).toBe('unable');
  expect(await handOver(FILE, {})).toBe('unable');
  expect(share).not.toHaveBeenCalled();
});

it('N18 knows a share sheet that the reader closed from a refusal', async () => {
  const rejects = (name: string) => ({
    canShare: () => true,
    share: () => Promise.reject(new DOMException('', name)),
  });
  expect(await handOver(FILE, rejects('AbortError'))).toBe('aborted');
  expect(await handOver(FILE, rejects('NotAllowedError'))).toBe('refused');
});

it('N18 names the file for what it shows, in letters of any device', () => {
  expect(pictureName('Áureo', 'USD', 'IPC subyacente, mensual', '2026-06-10')).toBe(
    'aureo-usd-ipc-subyacente-mensual-2026-06-10.png',
  );
  expect(pictureName('Áureo', '日本', '2026-06-10')).toBe('aureo-2026-06-10.png');
  expect(pictureName('x'.repeat(300)).length).toBeLessThanOrEqual(80);
});
