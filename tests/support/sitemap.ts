const locations = async (address: string): Promise<ReadonlyArray<URL>> =>
  [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, url]) => new URL(url ?? ""),
  )

/** The paths of all pages in a shop's sitemaps. */
export const sitemapPaths = async (origin: string): Promise<ReadonlyArray<string>> => {
  const parts = await locations(`${origin}/sitemap.xml`)
  const pages = await Promise.all(parts.map(({ href }) => locations(href)))
  return pages.flat().map(({ pathname }) => pathname)
}
