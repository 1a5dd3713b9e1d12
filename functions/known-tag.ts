const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an `If-None-Match` names this version: `*` names any, and tags are compared as weak ones (RFC 9110, 13.1.2). */
export function isKnownTag(ifNoneMatch: string, etag: string): boolean {
  const wanted = bare(etag);
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === wanted);
}
