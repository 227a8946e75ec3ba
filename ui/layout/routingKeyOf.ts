/** The video routing key from a page's loader data (storefront 6, video advice); most pages have none. */
export const routingKeyOf = (data: unknown): string | undefined => {
  if (typeof data !== "object" || data === null || !("meta" in data)) return undefined
  const { meta } = data
  if (typeof meta !== "object" || meta === null || !("routingKey" in meta)) return undefined
  return typeof meta.routingKey === "string" ? meta.routingKey : undefined
}
