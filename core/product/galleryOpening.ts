import type { GalleryItem } from "./Product.ts"

/** Possible results of opening a gallery item. */
export type GalleryOpening =
  | { readonly kind: "picture"; readonly src: string }
  | { readonly kind: "inlineVideo"; readonly src: string }
  | { readonly kind: "newTab"; readonly href: string }

/** Matches a path of the shop to a film of a common format. A second slash would begin another host. */
const ownFilm = /^\/(?![/\\]).*\.(?:mp4|ogv|webm|avi)$/isu

const pathOf = (address: string): string => address.replace(/[?#].*/su, "")

/**
 * Returns how a gallery item opens (storefront 4, gallery). Images are shown. Videos of a common format play in
 * the page if the shop serves them: its security policy refuses videos of other hosts. Other videos, 360-degree
 * pictures and 3D models open in a new tab. A video or model without a URL shows its picture.
 */
export const galleryOpening = (item: GalleryItem): GalleryOpening => {
  const picture: GalleryOpening = { kind: "picture", src: item.src }
  const addresses = {
    image: undefined,
    video_hosted: item.videoSrc,
    "360_grad": item.model360,
    ar_model: item.modelar,
  }
  const href = addresses[item.type]
  if (href === undefined || href === "") return picture
  return item.type === "video_hosted" && ownFilm.test(pathOf(href))
    ? { kind: "inlineVideo", src: href }
    : { kind: "newTab", href }
}
