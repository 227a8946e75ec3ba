import { sizedImage } from "./image.ts"
import type { GalleryItem } from "./Product.ts"

/** The types in the order of their names. */
const types = ["360_grad", "ar_model", "image", "video_hosted"] as const

const withFirst = (
  items: ReadonlyArray<GalleryItem>,
  type: GalleryItem["type"],
): ReadonlyArray<GalleryItem> => {
  const first = items.find((item) => item.type === type)
  return [...items.filter((item) => item === first), ...items.filter((item) => item !== first)]
}

/**
 * The order of a gallery (storefront 4, gallery): sorted by type, keeping the order within one; a video goes first; then an
 * image goes first, because the first item is no image. So an image comes first where there is one, then a video.
 * @stability stable
 */
export const galleryOrder = (items: ReadonlyArray<GalleryItem>): ReadonlyArray<GalleryItem> => {
  const byType = types.flatMap((type) => items.filter((item) => item.type === type))
  return withFirst(withFirst(byType, "video_hosted"), "image")
}

/**
 * The index so many items on (back when negative), wrapping at both ends; 0 of an empty gallery.
 * @stability stable
 */
export const galleryStep = (index: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((index + steps) % count) + count) % count

/** The item's picture in thumbnails and before it is opened: its own, or the first item's when it is no image. */
export const previewPicture = (item: GalleryItem, ordered: ReadonlyArray<GalleryItem>): string =>
  item.type === "image" ? item.src : (ordered[0]?.src ?? item.src)

/** The address of a thumbnail, 65 by 65 pixels (storefront 7, assets). */
export const thumbnail = (item: GalleryItem, ordered: ReadonlyArray<GalleryItem>): string =>
  sizedImage(previewPicture(item, ordered), 65, 65)

/** What a picture says to those who do not see it: its own text, or the product's name. */
export const galleryAltText = ({ altText }: Pick<GalleryItem, "altText">, productName: string): string =>
  altText === undefined || altText.trim() === "" ? productName : altText

/** Thumbnails are held free by at most 5 placeholders until the first image has loaded (storefront 9, gallery). */
export const placeholderCount = (count: number): number => Math.min(5, count)
