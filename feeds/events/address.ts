/** An upstream's path below its base URL, which may have a path of its own. */
export function addressOf(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}${path}`;
}
