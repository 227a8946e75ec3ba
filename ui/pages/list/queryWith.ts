/**
 * Returns the query of a URL with one parameter replaced, or removed if there is no value. A redirect keeps
 * all other parameters this way, for example `utm_source` of a newsletter.
 */
export const queryWith = ({ searchParams }: URL, name: string, value?: string): string => {
  const query = new URLSearchParams(searchParams)
  if (value === undefined) query.delete(name)
  else query.set(name, value)
  const text = query.toString()
  return text === "" ? "" : `?${text}`
}

/** Returns the query of a list's URL with another page number, without one for the first page. */
export const queryWithPage = (url: URL, page: number): string =>
  queryWith(url, "seite", page <= 1 ? undefined : String(page))
