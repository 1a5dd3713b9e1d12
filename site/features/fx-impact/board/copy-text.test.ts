import { expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

it('N2 on plain http, where there is no clipboard, copying is refused like by any browser: in the promise', async () => {
  await expect(copyText('https://site.example/calendar.ics', {})).rejects.toThrow('no clipboard');
});

it('N2 a refusal of the browser is passed on, and so is the text', async () => {
  const writeText = vi.fn(async () => {});
  await copyText('a', { clipboard: { writeText } as unknown as Clipboard });
  expect(writeText).toHaveBeenCalledWith('a');
  writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await expect(copyText('a', { clipboard: { writeText } as unknown as Clipboard })).rejects.toThrow('denied');
});
