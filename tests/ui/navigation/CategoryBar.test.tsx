// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"

import { CategoryBar } from "../../../ui/features/navigation/CategoryBar.tsx"
import { smallWorld } from "../../support/smallWorld.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

const { categories } = smallWorld.assortment
const [first, second] = categories
const names = categories.map(({ name }) => name)

let shop: ReturnType<typeof memoryShop>
beforeEach(() => {
  shop = memoryShop()
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await shop.dispose()
})

const bar = () => within(screen.getByRole("navigation", { name: "Kategorien" }))
const link = (name = "") => bar().getAllByRole("link", { name }).at(-1) ?? assert.fail(`There is no ${name}.`)
const toggle = (name = "") => screen.getByRole("button", { name: `Unterkategorien von ${name}` })
const flyout = (name = "") => screen.queryByRole("link", { name: `Alles in ${name}` })

/** Opens the category bar and waits until its script has loaded. */
const openBar = async () => {
  const page = renderInShop(
    <CategoryBar categories={categories} account={{ user: {}, render: () => <p>Konto</p> }} />,
    shop.load,
  )
  fireEvent.pointerEnter(link(first?.name))
  await screen.findByRole("button", { name: `Unterkategorien von ${first?.name}` })
  return page
}

describe("the category bar in the header", () => {
  it("before its script loads, the category bar shows the main categories as links and as a list that unfolds without JavaScript", () => {
    renderInShop(<CategoryBar categories={categories} account={{ user: {}, render: () => <p>Konto</p> }} />)
    const list = document.querySelector("details")
    assert.deepStrictEqual(
      [...(list?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent),
      names,
    )
    assert.strictEqual(link(first?.name).getAttribute("href"), first?.link)
  })

  it("focus stays on a category link when the script of the flyouts loads", async () => {
    renderInShop(
      <CategoryBar categories={categories} account={{ user: {}, render: () => <p>Konto</p> }} />,
      shop.load,
    )
    act(() => link(second?.name).focus())
    await screen.findByRole("button", { name: `Unterkategorien von ${second?.name}` })
    assert.strictEqual(document.activeElement, link(second?.name))
  })

  it("a button beside a category opens its flyout with sub-categories, and the Escape key closes the flyout and restores focus", async () => {
    await openBar()
    fireEvent.click(toggle(first?.name))
    assert.isNotNull(flyout(first?.name))
    const [child] = first?.subCategories ?? []
    const shown = await bar().findByRole("link", { name: child?.name ?? "" })
    assert.strictEqual(shown.getAttribute("href"), child?.link)
    act(() => shown.focus())
    fireEvent.keyDown(shown, { key: "Escape" })
    assert.isNull(flyout(first?.name))
    assert.strictEqual(document.activeElement, toggle(first?.name))
  })

  it("the arrow down key opens the flyout of a category and closes the previous flyout, and a flyout closes when an element outside of the row gets the focus", async () => {
    await openBar()
    fireEvent.keyDown(link(first?.name), { key: "ArrowDown" })
    fireEvent.keyDown(link(second?.name), { key: "ArrowDown" })
    assert.deepStrictEqual([flyout(first?.name), flyout(second?.name) === null], [null, false])
    fireEvent.focusIn(document.body)
    assert.isNull(flyout(second?.name))
  })

  it("the flyout of a category closes when the pointer is pressed outside of the row, and stays open when it is pressed in the flyout", async () => {
    await openBar()
    fireEvent.click(toggle(first?.name))
    fireEvent.pointerDown(flyout(first?.name) ?? assert.fail("The flyout is closed."))
    assert.isNotNull(flyout(first?.name))
    fireEvent.pointerDown(document.body)
    assert.isNull(flyout(first?.name))
  })

  it("T-A10: a category flyout opens after 150 ms of hover, and closes 150 ms after the mouse has left", async () => {
    await openBar()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const item = link(first?.name).closest("li") ?? assert.fail("no item")
    fireEvent.pointerEnter(item, { pointerType: "mouse" })
    act(() => void vi.advanceTimersByTime(149))
    assert.isNull(flyout(first?.name))
    act(() => void vi.advanceTimersByTime(1))
    assert.isNotNull(flyout(first?.name))
    fireEvent.pointerLeave(item.closest("ul") ?? item, { pointerType: "mouse" })
    act(() => void vi.advanceTimersByTime(149))
    assert.isNotNull(flyout(first?.name))
    act(() => void vi.advanceTimersByTime(1))
    assert.isNull(flyout(first?.name))
  })

  it("the first tap on a category opens its flyout, and the second tap follows the link", async () => {
    const { address } = await openBar()
    const tap = () => {
      fireEvent.pointerDown(link(first?.name), { pointerType: "touch" })
      fireEvent.click(link(first?.name))
    }
    tap()
    assert.isNotNull(flyout(first?.name))
    assert.strictEqual(address(), "/")
    tap()
    await waitFor(() => assert.strictEqual(address(), first?.link))
    assert.isNull(flyout(first?.name))
  })
})
