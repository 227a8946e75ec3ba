/**
 * Returns the path that a page should have, in the form that browsers send. It is the path of the `link` that the
 * catalogue has for the page: an absolute address, umlauts and a query are allowed. If the link does not lead to
 * `/{start}/{name}/{id}`, returns the requested path. A redirect to such a link could repeat without end.
 */
export const currentPath = (url: URL, link: string, start: "c" | "p", id: string): string => {
  if (!URL.canParse(link, url)) return url.pathname
  const { pathname } = new URL(link, url)
  const [, first, name, last, ...more] = pathname.split("/")
  const isOwn = first === start && name !== "" && last === encodeURI(id) && more.length === 0
  return isOwn ? pathname : url.pathname
}
