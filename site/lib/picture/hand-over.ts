/** What became of a picture: `unable` where the device has no way to share files. */
export type HandedOver = 'shared' | 'aborted' | 'refused' | 'unable';

/** Hands a file to the device's share sheet, if it takes files. Never throws. */
export async function handOver(
  file: File,
  device: Partial<Pick<Navigator, 'share' | 'canShare'>> = navigator,
): Promise<HandedOver> {
  // Only the file: with a text beside it some apps send the text alone. The address is on the picture.
  const shared = { files: [file] };
  try {
    if (!device.share || !device.canShare?.(shared)) return 'unable';
    await device.share(shared);
    return 'shared';
  } catch (failure) {
    // The reader closed the sheet.
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'aborted' : 'refused';
  }
}

/** Name of a picture's file from what it shows: letters and digits of any device, at most 80 characters. */
export function pictureName(...parts: readonly string[]): string {
  const plain = parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return `${plain.replace(/^-|-$/g, '').slice(0, 76)}.png`;
}
