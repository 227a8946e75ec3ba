// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import type { TeaserBanner } from "@heimwerk/core/navigation/TeaserBanner.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"

import { Teaser } from "../../../ui/features/navigation/Teaser.tsx"
import { Snackbars } from "../../../ui/widgets/Snackbar.tsx"
import { comeNear, giveNearness } from "../support/layout.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

const banner: TeaserBanner = {
  headline: { text: "20 € für deine Werkstatt" },
  subline: "Ab 100 € Einkaufswert.",
  background: { kind: "color", color: "#FFC629" },
  textAlign: "center",
  variant: "normal",
  copyCode: "WERKSTATT20",
  button: { type: "dark", text: "Zum Warenkorb" },
  href: "/warenkorb",
  typ: "gutschein",
}

const shops: Array<ReturnType<typeof memoryShop>> = []

beforeEach(giveNearness)
afterEach(async () => {
  cleanup()
  delete window.dataLayer
  await Promise.all(shops.splice(0).map(({ dispose }) => dispose()))
})

const open = (shown: TeaserBanner = banner, isFirst = false) => {
  const shop = memoryShop()
  shops.push(shop)
  renderInShop(
    <Snackbars millis={timings.snackbar} whenReady={() => () => {}}>
      <Teaser banner={shown} isFirst={isFirst} />
    </Snackbars>,
    shop.load,
  )
}

const teaser = () => screen.getByRole("article")
const pictures = () => [...teaser().querySelectorAll("img")]

describe("a teaser banner", () => {
  it("a teaser with a button has its link on the button, and the headline of the first teaser is the page's main heading", () => {
    open(banner, true)
    assert.strictEqual(screen.getByRole("link", { name: "Zum Warenkorb" }).getAttribute("href"), "/warenkorb")
    assert.strictEqual(screen.getByRole("heading", { level: 1 }).textContent, "20 € für deine Werkstatt")
  })

  it("a teaser without a button has its link on the headline", () => {
    const { button: _, ...rest } = banner
    open(rest)
    assert.isNotNull(screen.queryByRole("link", { name: "20 € für deine Werkstatt" }))
    assert.isNotNull(screen.queryByRole("heading", { level: 2 }))
  })

  it("a teaser names its theme colours in attributes, and sets any other colour as a CSS property", () => {
    open({ ...banner, headline: { text: "Neu", color: "#1b4d33" } })
    const { align, ground, headline } = teaser().dataset
    assert.deepEqual(
      { align, ground, headline },
      { align: "center", ground: "signal-500", headline: "forest-700" },
    )
    assert.strictEqual(teaser().style.getPropertyValue("--ground"), "")
    cleanup()
    open({
      ...banner,
      background: { kind: "color", color: "#123" },
      headline: { text: "Neu", color: "#abcdef" },
    })
    assert.strictEqual(teaser().style.getPropertyValue("--ground"), "#123")
    assert.strictEqual(teaser().style.getPropertyValue("--headline"), "#abcdef")
    assert.isDefined(teaser().dataset["dark"])
  })

  it("the picture and the logos of a teaser have sizes and load lazily, and the picture of the first teaser loads with priority", () => {
    const picture = { kind: "picture", src: "/bilder/teaser/garten.svg" } as const
    const logos = { logoLeft: "/logo-a.svg", logoRight: "/logo-b.svg" }
    open({ ...banner, ...logos, background: picture })
    for (const image of pictures()) {
      assert.strictEqual(image.getAttribute("loading"), "lazy")
      assert.isNotNull(image.getAttribute("width") ?? null)
      assert.isNotNull(image.getAttribute("height") ?? null)
    }
    assert.lengthOf(pictures(), 3)
    cleanup()
    open({ ...banner, background: picture }, true)
    assert.strictEqual(pictures()[0]?.getAttribute("fetchpriority"), "high")
    assert.isNull(pictures()[0]?.getAttribute("loading") ?? null)
  })
})

describe("a teaser that is seen", () => {
  it("the view of a teaser is tracked once, after half of the teaser was visible and the visitor has used the page", async () => {
    const events = () => window.dataLayer ?? []
    open()
    act(() => comeNear(0.49))
    fireEvent.pointerOver(document.body)
    assert.lengthOf(events(), 0)
    act(() => comeNear(0.5))
    assert.lengthOf(events(), 0)
    fireEvent.pointerOver(document.body)
    await waitFor(() =>
      assert.deepEqual(events(), [{ event: "teaser_view", typ: "gutschein", href: "/warenkorb" }]),
    )
    act(() => comeNear(0))
    act(() => comeNear(1))
    fireEvent.pointerOver(document.body)
    await act(() => Promise.resolve())
    assert.lengthOf(events(), 1)
    cleanup()
    open({ ...banner, typ: "saison" })
    act(() => comeNear(1))
    await waitFor(() => assert.lengthOf(events(), 2))
  })
})

describe("a voucher code in a teaser", () => {
  const giveClipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } })
  const button = () => screen.getByRole("button", { name: /^WERKSTATT20/u })

  it("a teaser says that its voucher code is copied until the mouse leaves the button with the code", async () => {
    const copied: Array<string> = []
    giveClipboard(async (text) => void copied.push(text))
    open()
    assert.strictEqual(button().textContent, "WERKSTATT20 Zum Kopieren klicken")
    fireEvent.click(button())
    await waitFor(() => assert.strictEqual(button().textContent, "WERKSTATT20 Kopiert"))
    assert.deepEqual(copied, ["WERKSTATT20"])
    assert.strictEqual(screen.getByRole("status").textContent, "Kopiert")
    fireEvent.mouseLeave(button())
    assert.strictEqual(button().textContent, "WERKSTATT20 Zum Kopieren klicken")
  })

  it("a teaser shows its voucher code in a message when the browser refuses to copy it", async () => {
    giveClipboard(() => Promise.reject(new Error("denied")))
    open()
    fireEvent.click(button())
    await screen.findByRole("dialog", {
      name: "Der Code konnte nicht kopiert werden. Er lautet WERKSTATT20.",
    })
    assert.strictEqual(button().textContent, "WERKSTATT20 Zum Kopieren klicken")
  })
})
