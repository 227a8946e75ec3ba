// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { Deferred, Effect } from "effect"
import { createMemoryRouter, RouterProvider } from "react-router-dom"

import { listQuery } from "@heimwerk/core/catalog/listState.ts"
import type { Facet } from "@heimwerk/core/catalog/ProductPage.ts"
import { ProductList } from "../../../ui/pages/list/ProductList.tsx"

configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

const element = (value: string, count: number) => ({ value, label: value, count, selected: false })
const facets: ReadonlyArray<Facet> = [
  { field: "availability", label: "Verfügbarkeit", elements: [element("1", 3), element("0", 9)] },
  { field: "brand", label: "Marke", elements: [element("Torvik", 5), element("Halm", 2)] },
]

const path = "/c/x/1"

const List = ({ marketName, shown, total }: { marketName?: string; shown: string; total: number }) => (
  <ProductList
    title={<h1>Hämmer</h1>}
    above={null}
    data={{
      heading: "Hämmer",
      crumbs: [],
      path,
      below: [{ name: "Garten", link: "/c/garten/11", image: "" }],
      state: listQuery(new URLSearchParams(shown)),
      page: { products: [], total, page: 1, pageCount: 1, pageSize: 24, facets, sort: "relevance" },
      ...(marketName === undefined ? {} : { marketName }),
    }}
  />
)

/** Opens a list whose next results arrive when the test releases them. */
const open = (search = "", rest: { marketName?: string; total?: number } = {}) => {
  const answers: Array<Deferred.Deferred<null>> = []
  const router = createMemoryRouter(
    [
      {
        path: "*",
        loader: () => {
          const answer = Deferred.makeUnsafe<null>()
          answers.push(answer)
          return Effect.runPromise(Deferred.await(answer))
        },
        Component: () => <List total={9} {...rest} shown={router.state.location.search} />,
      },
    ],
    { initialEntries: [path + search], hydrationData: { loaderData: { "0": null } } },
  )
  render(<RouterProvider router={router} />)
  const arrive = () =>
    act(async () => {
      for (const answer of answers) Deferred.doneUnsafe(answer, Effect.succeed(null))
    })
  return { router, arrive }
}

const results = () => {
  const found = document.getElementById("ergebnisse")
  return found ?? assert.fail("There are no results.")
}
const choice = (name: RegExp) => screen.getByRole("link", { name, hidden: true })

describe("a pending change of a list", () => {
  it("a list shows a selected filter at once, and is marked as busy until its new results arrive", async () => {
    const { arrive, router } = open()
    assert.strictEqual(results().getAttribute("aria-busy"), "false")
    fireEvent.click(await screen.findByRole("link", { name: /^Torvik/u, hidden: true }))
    await waitFor(() => assert.strictEqual(results().getAttribute("aria-busy"), "true"))
    assert.strictEqual(choice(/^Torvik.*gewählt/u).getAttribute("aria-current"), "true")
    assert.strictEqual(router.state.location.search, "")
    await arrive()
    await waitFor(() => assert.strictEqual(results().getAttribute("aria-busy"), "false"))
    assert.strictEqual(router.state.location.search, "?marke=Torvik")
  })

  it("a list applies two filters even if the second filter is selected before the results of the first filter have arrived", async () => {
    const { arrive, router } = open("?sortierung=name")
    fireEvent.click(await screen.findByRole("link", { name: /^Torvik/u, hidden: true }))
    await waitFor(() => assert.strictEqual(results().getAttribute("aria-busy"), "true"))
    fireEvent.click(choice(/^Halm/u))
    await waitFor(() => assert.isNotNull(choice(/^Halm.*gewählt/u)))
    await arrive()
    await waitFor(() =>
      assert.strictEqual(router.state.location.search, "?marke=Halm&marke=Torvik&sortierung=name"),
    )
  })

  it("the sort field does not lose focus while the list loads in its new order", async () => {
    const { arrive, router } = open()
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sortieren" })
    select.focus()
    fireEvent.change(select, { target: { value: "price-asc" } })
    await waitFor(() => assert.strictEqual(results().getAttribute("aria-busy"), "true"))
    await arrive()
    await waitFor(() => assert.strictEqual(router.state.location.search, "?sortierung=price-asc"))
    assert.strictEqual(document.activeElement, select)
    void router.navigate(-1)
    await arrive()
    await waitFor(() => assert.strictEqual(select.value, "relevance"))
  })
})

describe("the market filter of a list", () => {
  it("a list offers a filter for stock in the chosen market", () => {
    open("?seite=2", { marketName: "Heimwerk Kiel" })
    const link = choice(/^Vorrätig im Markt Heimwerk Kiel/u)
    assert.strictEqual(link.textContent, "Vorrätig im Markt Heimwerk Kiel (3 Artikel)")
    assert.strictEqual(link.getAttribute("href"), `${path}?verfuegbarkeit=1`)
    assert.isNull(link.getAttribute("aria-current"))
  })

  it("a second click on the market filter removes it", () => {
    open("?verfuegbarkeit=1", { marketName: "Heimwerk Kiel" })
    const link = choice(/^Vorrätig im Markt Heimwerk Kiel.*gewählt/u)
    assert.deepStrictEqual([link.getAttribute("href"), link.getAttribute("aria-current")], [path, "true"])
  })

  it("a list offers no market filter without a chosen market", () => {
    open()
    assert.isNull(screen.queryByText(/Vorrätig im Markt|nichts vorrätig/u))
  })
})

describe("a market filter without a chosen market", () => {
  const notice = () =>
    screen.getByRole("link", { name: "Wähle deinen Markt" }).parentElement?.textContent ?? assert.fail()

  it.each(["1", "2"])(
    "a list with the availability code %s asks for a market instead of blaming the filters",
    (code) => {
      open(`?verfuegbarkeit=${code}`, { total: 0 })
      assert.strictEqual(notice(), "Wähle deinen Markt: dann siehst du, was dort verfügbar ist.")
      assert.isNull(screen.queryByText("Zu deinen Filtern passt kein Artikel."))
      const link = screen.getByRole("link", { name: "Wähle deinen Markt" })
      assert.deepStrictEqual([link.getAttribute("href"), link.dataset["finder"]], ["/maerkte", ""])
    },
  )

  it("a list with articles that can be shipped also asks for a market", () => {
    open("?verfuegbarkeit=0&verfuegbarkeit=1")
    assert.include(notice(), "Wähle deinen Markt")
  })

  it("a list without results blames the filters if a market is chosen or only shipping is selected", () => {
    open("?verfuegbarkeit=1", { marketName: "Heimwerk Kiel", total: 0 })
    open("?verfuegbarkeit=0", { total: 0 })
    assert.lengthOf(screen.getAllByText("Zu deinen Filtern passt kein Artikel."), 2)
    assert.isNull(screen.queryByRole("link", { name: "Wähle deinen Markt" }))
  })
})

describe("a list without results", () => {
  it("a filtered list without results links to the unfiltered list", () => {
    open("?marke=Nix", { total: 0 })
    assert.strictEqual(
      screen.getAllByRole("link", { name: "Alle Filter zurücksetzen" }).at(-1)?.getAttribute("href"),
      path,
    )
  })

  it("a list without results offers another search and the main categories", () => {
    open("", { total: 0 })
    const field = screen.getByRole("searchbox", { name: "Noch einmal suchen" })
    assert.strictEqual(field.getAttribute("name"), "suchbegriff")
    const links = within(screen.getByRole("navigation", { name: "Stöbern" })).getAllByRole("link")
    assert.deepStrictEqual(
      links.map((link) => [link.textContent, link.getAttribute("href")]),
      [["Garten", "/c/garten/11"]],
    )
  })
})
