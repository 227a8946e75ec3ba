import { assert, describe, it } from "@effect/vitest"
import {
  galleryReducer,
  type GalleryEvent,
  noVideoText,
  initialGalleryView,
  pausesVideo,
  thumbnailSize,
  thumbnailSizes,
  zoomScale,
} from "@heimwerk/core/product/galleryZoom.ts"
import * as fc from "fast-check"

const key = (name: string): GalleryEvent => ({ kind: "key", key: name })
const selected = (index: number): GalleryEvent => ({ kind: "selected", index })
const [next, previous, zoom, leave, click] = (
  ["next", "previous", "zoomOpened", "zoomClosed", "imageClicked"] as const
).map((kind): GalleryEvent => ({ kind }))
const after = (...events: ReadonlyArray<GalleryEvent | undefined>) =>
  events
    .filter((event) => event !== undefined)
    .reduce((view, event) => galleryReducer(view, event, 3), initialGalleryView)

describe("the gallery state", () => {
  it.each<[string, ReadonlyArray<GalleryEvent | undefined>, number, boolean, boolean]>([
    ["starts with the first item", [], 0, false, false],
    ["moves to the next item", [next], 1, false, false],
    ["wraps forwards", [next, next, next], 0, false, false],
    ["wraps backwards", [previous], 2, false, false],
    ["moves to the next item on the right arrow key", [key("ArrowRight")], 1, false, false],
    ["moves to the previous item on the left arrow key", [key("ArrowLeft")], 2, false, false],
    ["ignores other keys", [zoom, key("Enter"), key("ArrowUp")], 0, true, false],
    ["shows the selected item", [selected(2)], 2, false, false],
    ["shows the first item again when selected", [next, selected(0)], 0, false, false],
    ["ignores an item after the last", [next, selected(3)], 1, false, false],
    ["ignores an item before the first", [next, selected(-1)], 1, false, false],
    ["zooms", [zoom], 0, true, false],
    ["opens the zoom on a click on the image", [click], 0, true, false],
    ["magnifies on a click in the zoom", [zoom, click], 0, true, true],
    ["stops magnifying on another click", [zoom, click, click], 0, true, false],
    ["keeps the magnification when the zoom is opened again", [zoom, click, zoom], 0, true, true],
    ["keeps the magnification when the same item is selected", [zoom, click, selected(0)], 0, true, true],
    ["ends the magnification when another item is selected", [zoom, click, next], 1, true, false],
    ["closes the zoom on Escape", [zoom, click, key("Escape")], 0, false, false],
    ["closes the zoom with its button", [next, zoom, click, leave], 1, false, false],
    ["ignores Escape outside the zoom", [next, key("Escape")], 1, false, false],
  ])("the product gallery %s", (_, events, index, isZoomed, isMagnified) => {
    assert.deepStrictEqual(after(...events), { index, isZoomed, isMagnified })
  })

  it.each<
    [string, ReadonlyArray<GalleryEvent | undefined>, ReadonlyArray<GalleryEvent | undefined>, boolean]
  >([
    ["another item is selected", [], [next], true],
    ["another item is selected in the zoom", [zoom], [zoom, next], true],
    ["the zoom closes", [zoom], [zoom, leave], true],
    ["the zoom opens", [], [zoom], false],
    ["the image is magnified", [zoom], [zoom, click], false],
    ["nothing changes", [next], [next], false],
  ])("when %s, the gallery pauses a playing video: $3", (_, before, then, pauses) => {
    assert.strictEqual(pausesVideo(after(...before), after(...then)), pauses)
  })

  it("thumbnails of the gallery are 80 px wide, or 100 px in the zoom, and their pictures are requested with 65 px", () => {
    assert.deepStrictEqual([thumbnailSize(after()), thumbnailSize(after(zoom))], [80, 100])
    assert.strictEqual(thumbnailSizes.requested, 65)
  })

  it.each([
    [1, 2],
    [2, 2],
    [2.5, 2.5],
    [-3, 2],
    [Number.NaN, 2],
    [Infinity, 2],
  ])("the requested magnification %d of the gallery becomes %d", (wanted, scale) => {
    assert.strictEqual(zoomScale(wanted), scale)
  })

  it("the gallery shows a text in browsers that cannot play the video", () => {
    assert.strictEqual(noVideoText, "Your browser does not support the video tag.")
  })

  it("the gallery always shows an existing item, and magnifies only in the zoom", () => {
    const events = fc.array(
      fc.oneof(
        fc.constantFrom<GalleryEvent>(
          { kind: "next" },
          { kind: "previous" },
          { kind: "zoomOpened" },
          { kind: "zoomClosed" },
          { kind: "imageClicked" },
        ),
        fc.constantFrom("ArrowLeft", "ArrowRight", "Escape", "Tab").map(key),
        fc.integer({ min: -2, max: 9 }).map(selected),
      ),
    )
    fc.assert(
      fc.property(events, fc.nat({ max: 6 }), (given, count) => {
        const view = given.reduce((one, event) => galleryReducer(one, event, count), initialGalleryView)
        assert.isTrue(view.index >= 0 && view.index < Math.max(1, count))
        assert.isTrue(view.isZoomed || !view.isMagnified)
      }),
    )
  })
})
