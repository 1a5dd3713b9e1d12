import { expect, test } from 'vitest';
import { embedAddress, video } from './video.ts';

test('D7 embeds from the host without cookies and plays at once', () => {
  const address = new URL(embedAddress({ ...video, id: 'a b' }) ?? '');
  expect(address.host).toBe(video.host);
  expect(address.host).toContain('nocookie');
  expect(address.pathname).toBe('/embed/a%20b');
  expect(address.searchParams.get('autoplay')).toBe('1');
});

test('D7 returns no embed without a video', () => {
  expect(embedAddress({ ...video, id: null })).toBeNull();
});
