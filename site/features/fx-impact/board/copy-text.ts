/** Puts a text where the device keeps what was copied. Rejects where the browser refuses, and on plain http, where it has no such place. */
export async function copyText(text: string, { clipboard }: Partial<Navigator> = navigator): Promise<void> {
  if (clipboard === undefined) throw new Error('no clipboard on an insecure page');
  await clipboard.writeText(text);
}
