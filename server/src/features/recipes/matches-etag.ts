/** The ETag of a recipe: it names its content and its notes, so it stays when only the favourite changes. */
export function etagOf({ revision }: { readonly revision: number }): string {
  return `"${revision}"`
}

/** Whether an `If-Match` header allows the change of what has this ETag (RFC 9110, 13.1.1). Weak ones never match. */
export function matchesEtag(ifMatch: string, etag: string): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((entry) => entry.trim() === etag)
}
