import { assert, describe, it } from "@effect/vitest"
import {
  galleryAltText,
  galleryOrder,
  galleryStep,
  placeholderCount,
  previewPicture,
  thumbnail,
} from "@heimwerk/core/product/gallery.ts"
import { type GalleryOpening, galleryOpening } from "@heimwerk/core/product/galleryOpening.ts"
import type { GalleryItem } from "@heimwerk/core/product/Product.ts"
import * as fc from "fast-check"

const item = (type: GalleryItem["type"], src = "/x.svg"): GalleryItem => ({ type, src })
const kinds: ReadonlyMap<string, GalleryItem["type"]> = new Map([
  ["i", "image"],
  ["v", "video_hosted"],
  ["r", "360_grad"],
  ["a", "ar_model"],
])
const items = (letters: string): ReadonlyArray<GalleryItem> =>
  letters.split("").map((letter, index) => item(kinds.get(letter) ?? "image", `${letter}${index}`))
const order = (letters: string): ReadonlyArray<string> => galleryOrder(items(letters)).map(({ src }) => src)

describe("the gallery", () => {
  it.each<[string, ReadonlyArray<string>, string]>([
    ["", [], "nothing"],
    ["ii", ["i0", "i1"], "images keep their order"],
    ["vi", ["i1", "v0"], "an image goes before the video"],
    ["iivv", ["i0", "v2", "i1", "v3"], "a video follows the first image"],
    ["ari", ["i2", "r1", "a0"], "the rest is sorted by type"],
    ["aivr", ["i1", "v2", "r3", "a0"], "one of each"],
    ["va", ["v0", "a1"], "a video goes first without an image"],
    ["vviiaarr", ["i2", "v0", "r6", "r7", "a4", "a5", "i3", "v1"], "two of each"],
  ])(
    "the gallery sorts the items '%s' (i: image, v: video, r: 360° view, a: AR model) as %j: %s",
    (letters, expected) => {
      assert.deepStrictEqual(order(letters), expected)
    },
  )

  it("the gallery shows all items, with an image first if the product has one, and a second sorting changes nothing", () => {
    const type = fc.constantFrom(...kinds.values())
    fc.assert(
      fc.property(fc.array(type, { maxLength: 12 }), (types) => {
        const given = types.map((one, index) => item(one, String(index)))
        const ordered = galleryOrder(given)
        const names = (list: ReadonlyArray<GalleryItem>) => list.map(({ src }) => src)
        assert.sameMembers([...names(ordered)], [...names(given)])
        if (types.includes("image")) assert.strictEqual(ordered[0]?.type, "image")
        assert.deepStrictEqual(galleryOrder(ordered), ordered)
      }),
    )
  })

  it("the gallery goes from the last item to the first, and from the first item to the last", () => {
    assert.deepStrictEqual(
      [
        galleryStep(0, -1, 3),
        galleryStep(2, 1, 3),
        galleryStep(1, 1, 3),
        galleryStep(0, -7, 3),
        galleryStep(0, 1, 0),
      ],
      [2, 0, 2, 2, 0],
    )
  })

  it("the gallery shows the picture of the first item as preview of a video or 360° view", () => {
    const ordered = galleryOrder(items("ivr"))
    assert.deepStrictEqual(
      ordered.map((one) => previewPicture(one, ordered)),
      ["i0", "i0", "i0"],
    )
    assert.strictEqual(previewPicture(item("ar_model", "own"), []), "own")
    assert.strictEqual(thumbnail(item("image", "/a.svg"), ordered), "/a.svg?width=65&height=65")
  })

  it("the alternative text of a gallery picture is the picture's own text or the product name", () => {
    assert.strictEqual(galleryAltText({ altText: "Griff" }, "Bohrer"), "Griff")
    assert.deepStrictEqual(
      [galleryAltText({}, "Bohrer"), galleryAltText({ altText: " " }, "Bohrer")],
      ["Bohrer", "Bohrer"],
    )
  })

  it("the gallery shows at most 5 placeholders while it loads", () => {
    assert.deepStrictEqual([0, 4, 5, 6].map(placeholderCount), [0, 4, 5, 5])
  })

  it.each<[GalleryItem, GalleryOpening]>([
    [item("image"), { kind: "picture", src: "/x.svg" }],
    ...["/a.mp4", "/a.OGV", "/a.webm?x=1", "/a.avi#t=1"].map((src): [GalleryItem, GalleryOpening] => [
      { ...item("video_hosted"), videoSrc: src },
      { kind: "inlineVideo", src },
    ]),
    ...[
      "/a.mov",
      "/watch?v=a.mp4",
      "/mp4",
      "/a.mp4.zip",
      "/a#a.mp4",
      // The page's security policy refuses films of other hosts.
      "https://films.example/a.mp4",
      "//films.example/a.mp4",
      "/\\films.example/a.mp4",
    ].map((href): [GalleryItem, GalleryOpening] => [
      { ...item("video_hosted"), videoSrc: href },
      { kind: "newTab", href },
    ]),
    [
      { ...item("360_grad"), model360: "/360" },
      { kind: "newTab", href: "/360" },
    ],
    [
      { ...item("ar_model"), modelar: "/a.mp4" },
      { kind: "newTab", href: "/a.mp4" },
    ],
    [item("video_hosted"), { kind: "picture", src: "/x.svg" }],
    [
      { ...item("ar_model"), modelar: "" },
      { kind: "picture", src: "/x.svg" },
    ],
  ])("the gallery opens the item %j as %j", (given, opening) => {
    assert.deepStrictEqual(galleryOpening(given), opening)
  })
})
