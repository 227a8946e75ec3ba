/** The routing key in what a page says about itself (storefront 6, video advice); most pages name none. */
export const routingKeyOf = (data: unknown): string | undefined => {
  if (typeof data !== "object" || data === null || !("meta" in data)) return undefined
  const { meta } = data
  if (typeof meta !== "object" || meta === null || !("routingKey" in meta)) return undefined
  return typeof meta.routingKey === "string" ? meta.routingKey : undefined
}
