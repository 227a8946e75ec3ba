/**
 * The address of a picture in a size, in CSS pixels: `width` and `height` join its query, in place of such ones that it
 * has (storefront 7, assets). Sizes are rounded up to whole pixels.
 */
export const sizedImage = (src: string, width: number, height: number): string => {
  const [address = "", fragment] = src.split("#", 2)
  const [path = "", query = ""] = address.split("?", 2)
  const kept = query.split("&").filter((part) => part !== "" && !/^(?:width|height)(?:=|$)/u.test(part))
  const size = [`width=${Math.ceil(width)}`, `height=${Math.ceil(height)}`]
  return `${path}?${[...kept, ...size].join("&")}${fragment === undefined ? "" : `#${fragment}`}`
}
