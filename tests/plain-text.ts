/** The words of a page without what keeps a figure and its unit on one line. */
export function plainText(text: string): string {
  return text.replaceAll('\u2060', '').replace(/[\u00a0\u202f]/g, ' ');
}
