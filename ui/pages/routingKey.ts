import type { PageMeta } from "./PageMeta.ts"

/**
 * Returns the video routing key of a main category, from its path: `/c/garten/1100` has the key `garten`.
 * The specs define the key but not its values; using the path is our choice (storefront 6).
 */
export const routingKey = (mainCategory: string | undefined): Pick<PageMeta, "routingKey"> => {
  const [, key] = /^\/c\/([^/]+)\//u.exec(mainCategory ?? "") ?? []
  return key === undefined ? {} : { routingKey: key }
}
