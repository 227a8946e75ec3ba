/**
 * Returns the URL of a picture with a given size in CSS pixels, rounded up. Sets the query parameters `width`
 * and `height` and replaces existing ones (storefront 7, assets).
 */
export const sizedImage = (src: string, width: number, height: number): string => {
  const fragment = /#.*/su.exec(src)?.[0] ?? ""
  const address = src.slice(0, src.length - fragment.length)
  const query = /\?.*/su.exec(address)?.[0] ?? ""
  const path = address.slice(0, address.length - query.length)
  const parts = query.slice(1).split("&")
  const kept = parts.filter((part) => part !== "" && !/^(?:width|height)(?:=|$)/u.test(part))
  const size = [`width=${Math.ceil(width)}`, `height=${Math.ceil(height)}`]
  return `${path}?${[...kept, ...size].join("&")}${fragment}`
}
