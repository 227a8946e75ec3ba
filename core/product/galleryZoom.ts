import { galleryStep } from "./gallery.ts"

/**
 * The gallery of a product page: the item that is shown, and whether it fills the screen.
 * @stability unstable
 */
export interface GalleryView {
  readonly index: number
  readonly isZoomed: boolean
  /** The image is enlarged, within the zoom. */
  readonly isMagnified: boolean
}

/**
 * What a visitor can do; keys by the names that browsers give them.
 * @stability unstable
 */
export type GalleryEvent =
  | { readonly kind: "selected"; readonly index: number }
  | { readonly kind: "key"; readonly key: string }
  | { readonly kind: "next" | "previous" | "zoomOpened" | "zoomClosed" | "imageClicked" }

/**
 * A gallery nobody has touched: its first item.
 * @stability unstable
 */
export const initialGalleryView: GalleryView = { index: 0, isZoomed: false, isMagnified: false }

/** An image of the zoom is enlarged by at least this (storefront 9, gallery). */
const minScale = 2

const keys: ReadonlyMap<string, "next" | "previous" | "zoomClosed"> = new Map([
  ["ArrowRight", "next"],
  ["ArrowLeft", "previous"],
  ["Escape", "zoomClosed"],
] as const)

const selected = (view: GalleryView, index: number): GalleryView =>
  index === view.index ? view : { ...view, index, isMagnified: false }

/**
 * The gallery of `count` items after something happened (storefront 2, 4 and 9, gallery):
 *
 * | event | does |
 * |---|---|
 * | next, ArrowRight; previous, ArrowLeft | the item after or before, wrapping at both ends |
 * | selected | that item; one that is not there changes nothing |
 * | zoomOpened | fills the screen |
 * | zoomClosed, Escape | leaves it |
 * | imageClicked | outside the zoom opens it, within it enlarges the image or shrinks it again |
 *
 * Another item, and leaving the zoom, end the enlargement.
 * @stability unstable
 */
export const galleryReducer = (view: GalleryView, event: GalleryEvent, count: number): GalleryView => {
  if (event.kind === "selected")
    return event.index >= 0 && event.index < count ? selected(view, event.index) : view
  const action = event.kind === "key" ? keys.get(event.key) : event.kind
  switch (action) {
    case "next":
      return selected(view, galleryStep(view.index, 1, count))
    case "previous":
      return selected(view, galleryStep(view.index, -1, count))
    case "zoomOpened":
      return { ...view, isZoomed: true }
    case "zoomClosed":
      return { ...view, isZoomed: false, isMagnified: false }
    case "imageClicked":
      return view.isZoomed ? { ...view, isMagnified: !view.isMagnified } : { ...view, isZoomed: true }
    case undefined:
      return view
  }
}

/** Whether a video that plays is paused: another item is shown, or the zoom was left (storefront 4). */
export const pausesVideo = (before: GalleryView, after: GalleryView): boolean =>
  before.index !== after.index || (before.isZoomed && !after.isZoomed)

/** How much an image is enlarged: by what is wanted, at least twofold (storefront 9, gallery). */
export const zoomScale = (wanted: number): number =>
  Number.isFinite(wanted) ? Math.max(minScale, wanted) : minScale

/** Sides of a thumbnail in CSS pixels: in the page, in the zoom, and of the requested file (storefront 9, gallery). */
export const thumbnailSizes = { shown: 80, zoomed: 100, requested: 65 } as const

/** Returns the side of a thumbnail in CSS pixels. */
export const thumbnailSize = ({ isZoomed }: GalleryView): number =>
  isZoomed ? thumbnailSizes.zoomed : thumbnailSizes.shown

/** What stands in the place of a video where none can play (storefront 8). */
export const noVideoText = "Your browser does not support the video tag."
