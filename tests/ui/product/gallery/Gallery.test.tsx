// @vitest-environment happy-dom
import { assert, describe, it } from "@effect/vitest"
import type { GalleryItem } from "@heimwerk/core/product/Product.ts"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"

import { Gallery } from "../../../../ui/features/product/gallery/Gallery.tsx"
import { renderInShop } from "../../support/renderInShop.tsx"

const items: ReadonlyArray<GalleryItem> = [
  { type: "image", src: "/a.svg", altText: "Von vorn" },
  { type: "image", src: "/b.svg" },
  { type: "video_hosted", src: "/v.svg", videoSrc: "/film.mp4", altText: "Film" },
  { type: "video_hosted", src: "/w.svg", videoSrc: "/medien/film", altText: "Langer Film" },
  { type: "360_grad", src: "/c.svg", model360: "/modelle/x" },
  { type: "ar_model", src: "/d.svg", modelar: "/modelle/y" },
]

const bilder = () => screen.getByRole("region", { name: "Bilder" })

/** Renders a gallery whose first picture has loaded. */
const shown = (given = items) => {
  renderInShop(<Gallery items={given} name="Hammer" />)
  const first = bilder().querySelector("img")
  if (first !== null) fireEvent.load(first)
  return within(bilder())
}

/** Returns the position of the item that can get focus, starting with 1. Only the visible item can get focus. */
const inView = () => {
  const slides = [...bilder().querySelectorAll("ul:first-of-type > li")].filter((li) =>
    li.querySelector("img[srcset], video"),
  )
  return slides.findIndex((li) => !li.hasAttribute("inert")) + 1
}

describe("the product gallery", () => {
  it("the gallery shows one item of each kind before the second image and the second film, and starts with an image", () => {
    const gallery = shown()
    const pictures = [...bilder().querySelectorAll("img[srcset]")]
    assert.deepStrictEqual(
      pictures.map((image) => image.getAttribute("alt")),
      ["Von vorn", "Film", "Hammer", "Hammer", "Hammer", "Langer Film"],
    )
    assert.strictEqual(inView(), 1)
    assert.strictEqual(
      gallery.getByRole("button", { name: "Bild zeigen, 1 von 6" }).getAttribute("aria-current"),
      "true",
    )
  })

  it("the gallery loads the first picture with high priority and the other pictures lazily", () => {
    shown()
    const [first, second] = bilder().querySelectorAll("img[srcset]")
    assert.deepStrictEqual(
      [first, second].map((image) => [image?.getAttribute("loading"), image?.getAttribute("fetchpriority")]),
      [
        ["eager", "high"],
        ["lazy", "auto"],
      ],
    )
    assert.deepStrictEqual([first?.getAttribute("width"), first?.getAttribute("height")], ["640", "640"])
  })

  it("the gallery reserves space for at most five thumbnails until the first picture has loaded", () => {
    const html = renderToString(<Gallery items={items} name="Hammer" />)
    const [, places = ""] = /<div [^>]*aria-hidden="true">(.*?)<\/div>/u.exec(html) ?? []
    assert.strictEqual(places.split("<span").length - 1, 5)
    assert.notInclude(html, "1 von 6")
    shown().getByRole("button", { name: "Bild zeigen, 1 von 6" })
  })

  it("the gallery requests thumbnails of 65 by 65 px, and uses the first picture for films and models", () => {
    shown()
    assert.deepStrictEqual(
      [...bilder().querySelectorAll("img:not([srcset])")].map((image) => image.getAttribute("src")),
      ["/a.svg", "/a.svg", "/a.svg", "/a.svg", "/b.svg", "/a.svg"].map((src) => `${src}?width=65&height=65`),
    )
  })

  it("T-A11: the arrows and arrow keys move through the gallery, and from the last item to the first", () => {
    const gallery = shown()
    const steps: ReadonlyArray<readonly [() => void, number]> = [
      [() => fireEvent.click(gallery.getByRole("button", { name: "Nächstes Bild" })), 2],
      [() => fireEvent.click(gallery.getByRole("button", { name: "Vorheriges Bild" })), 1],
      [() => fireEvent.click(gallery.getByRole("button", { name: "Vorheriges Bild" })), 6],
      [
        () =>
          fireEvent.keyDown(gallery.getByRole("button", { name: "Nächstes Bild" }), { key: "ArrowRight" }),
        1,
      ],
      [
        () => fireEvent.keyDown(gallery.getByRole("button", { name: "Nächstes Bild" }), { key: "ArrowLeft" }),
        6,
      ],
      [() => fireEvent.keyDown(bilder(), { key: "ArrowLeft", altKey: true }), 6],
      [() => fireEvent.keyDown(bilder(), { key: "Enter" }), 6],
    ]
    for (const [act, expected] of steps) {
      act()
      assert.strictEqual(inView(), expected)
    }
  })

  it("the gallery announces the current item", () => {
    const gallery = shown()
    fireEvent.click(gallery.getByRole("button", { name: "Nächstes Bild" }))
    assert.strictEqual(screen.getByRole("status").textContent, "2 von 6: Film")
  })

  it.each([
    ["more than 80 pixels to the left shows the next item", -81, 2],
    ["more than 80 pixels to the right shows the previous item", 81, 6],
    ["80 pixels changes nothing", -80, 1],
  ])("a swipe on the gallery by %s", (_, way, expected) => {
    shown()
    const strip = bilder().querySelector("ul")
    assert.isNotNull(strip)
    if (strip === null) return
    const finger = { pointerId: 1, isPrimary: true, pointerType: "touch" }
    fireEvent.pointerDown(strip, { ...finger, clientX: 200 })
    fireEvent.pointerMove(strip, { ...finger, clientX: 200 + way / 2 })
    fireEvent.pointerUp(strip, { ...finger, clientX: 200 + way })
    assert.strictEqual(inView(), expected)
  })

  it("the gallery ignores the click that ends a swipe, and handles every other click", () => {
    shown()
    const strip = bilder().querySelector("ul")
    const picture = bilder().querySelector("a")
    if (strip === null || picture === null) return assert.fail("The gallery has no strip.")
    const finger = { pointerId: 1, isPrimary: true, pointerType: "touch" }
    fireEvent.pointerDown(strip, { ...finger, clientX: 200 })
    fireEvent.pointerUp(strip, { ...finger, clientX: 170 })
    fireEvent.click(picture)
    assert.isNull(screen.queryByRole("dialog"))
    fireEvent.click(picture)
    return screen.findByRole("dialog", { name: "Hammer" }, { timeout: 10_000 })
  })

  it("in the gallery, a model and a film that the browser cannot play are links that open in a new tab", () => {
    const gallery = shown()
    const links = [
      ["Rundumansicht öffnen (neuer Tab), 3 von 6", "/modelle/x"],
      ["In deinem Raum ansehen (neuer Tab), 4 von 6", "/modelle/y"],
      ["Video ansehen (neuer Tab), 6 von 6", "/medien/film"],
    ] as const
    for (const [name, href] of links) {
      const link = gallery.getByRole("link", { name })
      assert.deepStrictEqual([link.getAttribute("href"), link.getAttribute("target")], [href, "_blank"])
    }
  })

  it("the gallery plays a film in place, and pauses it when another item is shown", async () => {
    const gallery = shown()
    fireEvent.click(gallery.getByRole("button", { name: "Video ansehen, 2 von 6" }))
    fireEvent.click(gallery.getByRole("link", { name: "Film Video ansehen" }))
    const film = await gallery.findByLabelText("Film", {}, { timeout: 10_000 })
    assert.instanceOf(film, HTMLVideoElement)
    if (!(film instanceof HTMLVideoElement)) return
    assert.strictEqual(film.getAttribute("src"), "/film.mp4")
    assert.strictEqual(film.textContent, "Your browser does not support the video tag.")
    await film.play()
    assert.isFalse(film.paused)
    fireEvent.keyDown(film, { key: "ArrowRight" })
    assert.strictEqual(inView(), 2, "the arrows of a film are its own")
    fireEvent.click(gallery.getByRole("button", { name: "Nächstes Bild" }))
    assert.isTrue(film.paused)
  })

  it("a film of the gallery that fails to load becomes a focused link that opens it in a new tab", async () => {
    const gallery = shown()
    fireEvent.click(gallery.getByRole("button", { name: "Video ansehen, 2 von 6" }))
    fireEvent.click(gallery.getByRole("link", { name: "Film Video ansehen" }))
    fireEvent.error(await gallery.findByLabelText("Film", {}, { timeout: 10_000 }))
    const link = gallery.getByRole("link", {
      name: "Film Video lässt sich hier nicht abspielen: in neuem Tab öffnen",
    })
    assert.deepStrictEqual([link.getAttribute("href"), link.getAttribute("target")], ["/film.mp4", "_blank"])
    assert.strictEqual(document.activeElement, link)
    assert.isNull(bilder().querySelector("video"))
  })

  it("a gallery with a single picture has neither arrows nor thumbnails", () => {
    const gallery = shown(items.slice(0, 1))
    assert.isNull(gallery.queryByRole("button", { name: "Nächstes Bild" }))
    assert.strictEqual(bilder().querySelectorAll("img").length, 1)
    gallery.getByRole("button", { name: "Bilder groß ansehen" })
  })
})

describe("the zoom of the gallery", () => {
  const zoom = () => within(screen.getByRole("dialog", { name: "Hammer" }))
  const opened = async () => {
    shown().getByRole("button", { name: "Bilder groß ansehen" }).click()
    await screen.findByRole("dialog", { name: "Hammer" }, { timeout: 10_000 })
  }

  it("the zoom that is opened at the first item of the gallery shows this item, and a click on the picture toggles its magnification", async () => {
    await opened()
    zoom().getByText("1 von 6")
    fireEvent.click(zoom().getByRole("button", { name: "Von vorn Bild vergrößern" }))
    const picture = zoom().getByRole("button", { name: "Von vorn Bild verkleinern" })
    const scale = picture.parentElement?.style.getPropertyValue("--scale")
    assert.isAtLeast(Number(scale), 2)
    fireEvent.click(picture)
    zoom().getByRole("button", { name: "Von vorn Bild vergrößern" })
  })

  it("the arrows and arrow keys change the item in the zoom and end the magnification", async () => {
    await opened()
    fireEvent.click(zoom().getByRole("button", { name: "Von vorn Bild vergrößern" }))
    fireEvent.keyDown(zoom().getByRole("button", { name: "Von vorn Bild verkleinern" }), { key: "ArrowLeft" })
    zoom().getByText("6 von 6")
    fireEvent.click(zoom().getByRole("button", { name: "Nächstes Bild" }))
    zoom().getByRole("button", { name: "Von vorn Bild vergrößern" })
  })

  it("vertical arrow keys, and Shift with horizontal arrow keys, neither scroll the page nor change the magnified item in the zoom of the gallery", async () => {
    await opened()
    fireEvent.click(zoom().getByRole("button", { name: "Von vorn Bild vergrößern" }))
    const picture = zoom().getByRole("button", { name: "Von vorn Bild verkleinern" })
    const keys = [
      { key: "ArrowDown" },
      { key: "ArrowUp" },
      { key: "ArrowRight", shiftKey: true },
      { key: "ArrowLeft", shiftKey: true },
    ]
    // Asserts that the browser does not also handle the key.
    for (const key of keys) assert.isFalse(fireEvent.keyDown(picture, key), key.key)
    zoom().getByText("1 von 6")
  })

  it("the zoom of the gallery shows a film as a video in place, and a model as a link that opens in a new tab", async () => {
    await opened()
    fireEvent.click(zoom().getByRole("button", { name: "Nächstes Bild" }))
    assert.instanceOf(zoom().getByLabelText("Film"), HTMLVideoElement)
    fireEvent.click(zoom().getByRole("button", { name: "Nächstes Bild" }))
    assert.strictEqual(
      zoom().getByRole("link", { name: "Hammer Rundumansicht öffnen (neuer Tab)" }).getAttribute("href"),
      "/modelle/x",
    )
  })

  it.each([
    ["its button", () => fireEvent.click(zoom().getByRole("button", { name: "Schließen" }))],
    ["Escape", () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" })],
  ])(
    "the zoom of the gallery closes by %s and restores focus to the button that opened it",
    async (_, leave) => {
      await opened()
      leave()
      await waitFor(() => assert.isNull(screen.queryByRole("dialog")))
      await waitFor(() =>
        assert.strictEqual(
          document.activeElement,
          screen.getByRole("button", { name: "Bilder groß ansehen" }),
        ),
      )
    },
  )
})
