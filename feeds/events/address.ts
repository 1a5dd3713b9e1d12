/** The address of an upstream's path below its base URL, which may have a path itself. */
export function addressOf(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`;
}
