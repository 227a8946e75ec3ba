import { galleryAltText, galleryOrder, previewPicture, thumbnail } from "@heimwerk/core/product/gallery.ts"
import { type GalleryOpening, galleryOpening } from "@heimwerk/core/product/galleryOpening.ts"
import type { GalleryItem } from "@heimwerk/core/product/Product.ts"

import { type ItemWords, itemWords } from "./itemWords.ts"

/** A gallery item with all display data from the core. */
export interface GalleryEntry {
  readonly key: string
  readonly alt: string
  /** The picture of the item. Items other than images have the first item's picture. */
  readonly picture: string
  readonly thumbnail: string
  readonly opening: GalleryOpening
  readonly words: ItemWords
}

/** Returns the items of a gallery in display order (storefront 4, gallery). */
export const galleryEntries = (
  items: ReadonlyArray<GalleryItem>,
  name: string,
): ReadonlyArray<GalleryEntry> => {
  const ordered = galleryOrder(items)
  return ordered.map((item) => {
    const opening = galleryOpening(item)
    return {
      key: `${item.type} ${item.src}`,
      alt: galleryAltText(item, name),
      picture: previewPicture(item, ordered),
      thumbnail: thumbnail(item, ordered),
      opening,
      words: itemWords(item, opening),
    }
  })
}
