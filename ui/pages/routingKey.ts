import type { PageMeta } from "./PageMeta.ts"

/**
 * The routing key of a page about a main category, by that category's link: `/c/garten/1100` is for the experts of `garten`.
 * The specs name the key and not its values; the words of the address are our choice (storefront 6).
 */
export const routingKey = (mainCategory: string | undefined): Pick<PageMeta, "routingKey"> => {
  const [, key] = /^\/c\/([^/]+)\//u.exec(mainCategory ?? "") ?? []
  return key === undefined ? {} : { routingKey: key }
}
