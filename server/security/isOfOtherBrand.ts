import { defaultBrand } from "@heimwerk/core/environment.ts"

/** Paths with a brand: the REST calls and the request forms. */
const brandedPath = /^\/(?:shop\/rest\/V1\/|api-)(?<brand>[^/?#]*)/u

/** Returns whether a path names another brand than the shop's (ADR 0096, point 26). */
export const isOfOtherBrand = (url: string): boolean => {
  const brand = brandedPath.exec(url)?.groups?.["brand"]
  return brand !== undefined && brand !== defaultBrand.product
}
