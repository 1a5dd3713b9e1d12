/** Address of the page of an indicator without trailing slash, the same in all languages (N15). */
export function indicatorPath(slug: string): string {
  return `/fx-impact/${slug}`;
}
