import { galleryStep } from "./gallery.ts"

/**
 * The view state of a product gallery: index of the shown item, and whether the full-screen zoom is open.
 * @stability unstable
 * @example
 * import { galleryReducer, type GalleryView } from "@heimwerk/core/product"
 *
 * const view: GalleryView = { index: 2, isZoomed: true, isMagnified: true }
 * galleryReducer(view, { kind: "zoomClosed" }, 3) // => { index: 2, isZoomed: false, isMagnified: false }
 */
export interface GalleryView {
  readonly index: number
  readonly isZoomed: boolean
  /** Whether the picture in the full-screen zoom is magnified. */
  readonly isMagnified: boolean
}

/**
 * Events of a product gallery. `key` is `KeyboardEvent.key`.
 * @stability unstable
 * @example
 * import { type GalleryEvent, galleryReducer, initialGalleryView } from "@heimwerk/core/product"
 *
 * const swipe: GalleryEvent = { kind: "next" }
 * galleryReducer(initialGalleryView, swipe, 3).index // => 1
 */
export type GalleryEvent =
  | { readonly kind: "selected"; readonly index: number }
  | { readonly kind: "key"; readonly key: string }
  | { readonly kind: "next" | "previous" | "zoomOpened" | "zoomClosed" | "imageClicked" }

/**
 * The initial view of a product gallery: the first item, no zoom.
 * @stability unstable
 * @example
 * import { initialGalleryView } from "@heimwerk/core/product"
 *
 * initialGalleryView // => { index: 0, isZoomed: false, isMagnified: false }
 */
export const initialGalleryView: GalleryView = { index: 0, isZoomed: false, isMagnified: false }

/** Minimum magnification of an image in the zoom (storefront 9, gallery). */
const minScale = 2

const keys: ReadonlyMap<string, "next" | "previous" | "zoomClosed"> = new Map([
  ["ArrowRight", "next"],
  ["ArrowLeft", "previous"],
  ["Escape", "zoomClosed"],
] as const)

const selected = (view: GalleryView, index: number): GalleryView =>
  index === view.index ? view : { ...view, index, isMagnified: false }

/**
 * Reducer of a gallery with `count` items (storefront 2, 4 and 9, gallery):
 *
 * | event | result |
 * |---|---|
 * | next, ArrowRight; previous, ArrowLeft | the next or previous item, wrapping at both ends |
 * | selected | the selected item; an index out of range has no effect |
 * | zoomOpened | opens the full-screen zoom |
 * | zoomClosed, Escape | closes the zoom |
 * | imageClicked | opens the full-screen zoom, or toggles the magnification of the picture in it |
 *
 * Showing another item or closing the zoom ends the magnification.
 * @stability unstable
 * @example
 * import { galleryReducer, initialGalleryView } from "@heimwerk/core/product"
 *
 * galleryReducer(initialGalleryView, { kind: "key", key: "ArrowLeft" }, 3).index // => 2
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

/**
 * Returns whether a change of the view pauses a playing gallery video: another item is shown, or the zoom was
 * closed (storefront 4).
 */
export const pausesVideo = (before: GalleryView, after: GalleryView): boolean =>
  before.index !== after.index || (before.isZoomed && !after.isZoomed)

/** Returns the magnification of a gallery image: the requested one, at least 2 (storefront 9, gallery). */
export const zoomScale = (wanted: number): number =>
  Number.isFinite(wanted) ? Math.max(minScale, wanted) : minScale

/**
 * Side lengths of a gallery thumbnail in CSS pixels: in the page, in the zoom, and of the requested file
 * (storefront 9, gallery).
 */
export const thumbnailSizes = { shown: 80, zoomed: 100, requested: 65 } as const

/** Returns the side length of a gallery thumbnail in CSS pixels. */
export const thumbnailSize = ({ isZoomed }: GalleryView): number =>
  isZoomed ? thumbnailSizes.zoomed : thumbnailSizes.shown

/** Text in place of a video that the browser cannot play (storefront 8). */
export const noVideoText = "Your browser does not support the video tag."
