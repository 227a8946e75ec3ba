import { sizedImage } from "./image.ts"
import type { GalleryItem } from "./Product.ts"

/** Types of gallery items in alphabetical order. */
const types = ["360_grad", "ar_model", "image", "video_hosted"] as const

const withFirst = (
  items: ReadonlyArray<GalleryItem>,
  type: GalleryItem["type"],
): ReadonlyArray<GalleryItem> => {
  const first = items.find((item) => item.type === type)
  return [...items.filter((item) => item === first), ...items.filter((item) => item !== first)]
}

/**
 * Returns the items of a product's gallery in display order (storefront 4, gallery). Sorts by type and keeps
 * the order within a type. The first video moves to the front, then the first image moves before it. So an
 * image comes first if there is one, then a video.
 * @stability stable
 * @example
 * import { galleryOrder } from "@heimwerk/core/product"
 *
 * galleryOrder([
 *   { type: "360_grad", src: "/1.jpg" },
 *   { type: "image", src: "/2.jpg" },
 * ]).map((item) => item.src) // => ["/2.jpg", "/1.jpg"]
 */
export const galleryOrder = (items: ReadonlyArray<GalleryItem>): ReadonlyArray<GalleryItem> => {
  const byType = types.flatMap((type) => items.filter((item) => item.type === type))
  return withFirst(withFirst(byType, "video_hosted"), "image")
}

/**
 * Moves the index of the shown gallery item by a number of steps (backwards if negative) and wraps at both
 * ends. Returns 0 for an empty gallery.
 * @stability stable
 * @example
 * import { galleryStep } from "@heimwerk/core/product"
 *
 * galleryStep(2, 1, 3) // => 0
 * galleryStep(0, -1, 3) // => 2
 */
export const galleryStep = (index: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((index + steps) % count) + count) % count

/**
 * Returns the URL of a gallery item's picture, for thumbnails and until the item is opened. For an image,
 * this is the image itself; for other items, the picture of the first item.
 */
export const previewPicture = (item: GalleryItem, ordered: ReadonlyArray<GalleryItem>): string =>
  item.type === "image" ? item.src : (ordered[0]?.src ?? item.src)

/** Returns the URL of a gallery thumbnail of 65 × 65 px (storefront 7, assets). */
export const thumbnail = (item: GalleryItem, ordered: ReadonlyArray<GalleryItem>): string =>
  sizedImage(previewPicture(item, ordered), 65, 65)

/** Returns the alternative text of a gallery picture: its own text, or the product name. */
export const galleryAltText = ({ altText }: Pick<GalleryItem, "altText">, productName: string): string =>
  altText === undefined || altText.trim() === "" ? productName : altText

/**
 * Returns the number of placeholders that reserve space for thumbnails until the first image has loaded, at
 * most 5 (storefront 9, gallery).
 */
export const placeholderCount = (count: number): number => Math.min(5, count)
