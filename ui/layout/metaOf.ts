import type { PageMeta } from "../pages/PageMeta.ts"

/** The data of every page have metadata, those of a redirect have none. */
const isOfPage = (data: unknown): data is { readonly meta: PageMeta } =>
  typeof data === "object" && data !== null && "meta" in data

/** Returns the metadata in a page's loader data. */
export const metaOf = (data: unknown): Partial<PageMeta> => (isOfPage(data) ? data.meta : {})
