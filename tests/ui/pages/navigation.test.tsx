// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom"

import { consentCookie, keptConsentsText } from "@heimwerk/adapters/consent/keptConsents.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { PageChange } from "../../../ui/layout/PageChange.tsx"
import { type Loaders, makeRoutes } from "../../../ui/routes.tsx"
import { Announcer } from "../../../ui/widgets/Announcer.tsx"
import { memoryShop } from "../support/memoryShop.ts"

// Timeout in ms: a full page with role queries takes longer than the default of 1,000 ms on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)

/** The consent question would appear at any time, and take the focus. */
const cookies = {
  [consentCookie]: keptConsentsText({ given: [], hasDecided: true, id: "browser-of-a-test", at: 0 }),
}

/**
 * Renders the whole shop at a path, with in-memory ports, for a visitor who has answered the consent question.
 *
 * @param held the pages of this test wait for this promise, except the first one
 */
const openShop = async (path: string, held?: Promise<void>) => {
  const shop = memoryShop({ cookies })
  const loaders: Loaders = {
    shop: async (load) => shop.run(await load()),
    page: async (load, { params, request }) => {
      const url = new URL(request.url)
      if (url.pathname !== path) await held
      return shop.run((await load())({ url, params }))
    },
    component: (load) => load(),
  }
  const router = createMemoryRouter(makeRoutes(loaders), { initialEntries: [path] })
  document.title = "wie der Server sie schrieb"
  render(<RouterProvider router={router} />)
  await screen.findByRole("main")
  return { router, shop }
}

describe("a navigation between pages", () => {
  it("after a navigation, the page shows and announces its title, and focuses the main content", async () => {
    await openShop("/")
    await screen.findByRole("heading", { level: 1, name: "Finden & machen" })
    assert.strictEqual(document.title, "wie der Server sie schrieb")
    const [link] = screen.getAllByRole("link", { name: "Eisenwaren" })
    assert.isDefined(link)
    fireEvent.click(link)
    await screen.findByRole("heading", { level: 1, name: "Eisenwaren" })
    await waitFor(() => assert.strictEqual(document.title, "Eisenwaren | Heimwerk"))
    assert.strictEqual(document.activeElement, screen.getByRole("main"))
    await waitFor(() => assert.include(screen.getByRole("status").textContent, "Eisenwaren | Heimwerk"))
  })

  it("the back button closes the menu of the layout, and focuses the main content", async () => {
    const { router } = await openShop("/")
    await router.navigate("/c/eisenwaren/200")
    await screen.findByRole("heading", { level: 1, name: "Eisenwaren" })
    fireEvent.click(screen.getByText("Alle Kategorien"))
    const menu = await screen.findByRole("dialog", { name: "Menü" })
    await waitFor(() => assert.isTrue(menu.contains(document.activeElement)))
    await router.navigate(-1)
    await waitFor(() => assert.isNull(screen.queryByRole("dialog", { name: "Menü" })))
    await screen.findByRole("heading", { level: 1, name: "Finden & machen" })
    assert.strictEqual(document.activeElement, screen.getByRole("main"))
  })

  it.each([
    { typed: "another text", text: "bohrer", receiver: "the search field" },
    { typed: "nothing", text: undefined, receiver: "the main content" },
  ])(
    "the results of a search focus $receiver if the visitor types $typed while they load",
    async ({ text }) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const { router } = await openShop("/", promise)
      screen.getByRole("searchbox", { name: "Produkte suchen" }).focus()
      const field = await screen.findByRole<HTMLInputElement>("combobox", { name: "Produkte suchen" })
      fireEvent.change(field, { target: { value: "bohr" } })
      fireEvent.keyDown(field, { key: "Enter" })
      await waitFor(() => assert.strictEqual(router.state.navigation.location?.pathname, "/s/bohr"))
      if (text !== undefined) fireEvent.change(field, { target: { value: text } })
      resolve()
      await waitFor(() => assert.strictEqual(document.title, "Suche nach „bohr“ | Heimwerk"))
      assert.strictEqual(document.activeElement, text === undefined ? screen.getByRole("main") : field)
      assert.strictEqual(field.value, text ?? "bohr")
      await waitFor(() =>
        assert.include(
          screen.getAllByRole("status").map(({ textContent }) => textContent),
          "Suche nach „bohr“ | Heimwerk",
        ),
      )
    },
  )

  it("a navigation reloads the data of the layout if they are more than five minutes old", () => {
    vi.useFakeTimers({ toFake: ["performance"] })
    const loaders: Loaders = { shop: async () => ({}), page: async () => ({}), component: (load) => load() }
    const revalidates = makeRoutes(loaders)[0]?.shouldRevalidate
    const url = (path: string) => new URL(path, "https://shop.example")
    const isDue = (nextUrl = url("/b")) =>
      revalidates?.({
        currentUrl: url("/a"),
        currentParams: {},
        nextUrl,
        nextParams: {},
        defaultShouldRevalidate: true,
      })
    vi.advanceTimersByTime(5 * 60_000 - performance.now())
    assert.deepStrictEqual([isDue(), isDue(url("/a"))], [false, true])
    vi.advanceTimersByTime(1)
    assert.isTrue(isDue())
    vi.useRealTimers()
  })

  it("the page updates its title and does not move focus when only the query of the URL changes", async () => {
    const meta = (url: string) => ({ meta: { title: new URL(url).search, description: "" } })
    const Page = () => (
      <Announcer>
        <main id="inhalt" tabIndex={-1}>
          <input aria-label="Feld" />
        </main>
        <PageChange />
      </Announcer>
    )
    const router = createMemoryRouter([
      { path: "*", loader: ({ request }) => meta(request.url), Component: Page, HydrateFallback: () => null },
    ])
    render(<RouterProvider router={router} />)
    const field = await screen.findByRole("textbox")
    field.focus()
    await router.navigate("/?seite=2")
    await waitFor(() => assert.strictEqual(document.title, "?seite=2"))
    assert.strictEqual(document.activeElement, field)
    await router.navigate("/anderswo")
    await waitFor(() => assert.strictEqual(document.activeElement, screen.getByRole("main")))
  })

  it("a list announces the number of articles after filtering, and focus moves to the main content if the focused control disappears", async () => {
    const head = (url: string) => {
      const { search } = new URL(url)
      return {
        meta: { title: "Liste", description: "", summary: search === "" ? "49 Artikel" : "7 Artikel" },
      }
    }
    const Page = () => (
      <Announcer>
        <main id="inhalt" tabIndex={-1}>
          {useLocation().search === "" ? <button type="button">Geht</button> : null}
        </main>
        <PageChange />
      </Announcer>
    )
    const router = createMemoryRouter([
      { path: "*", loader: ({ request }) => head(request.url), Component: Page, HydrateFallback: () => null },
    ])
    render(<RouterProvider router={router} />)
    const control = await screen.findByRole("button", { name: "Geht" })
    control.focus()
    assert.strictEqual(screen.getByRole("status").textContent, "")
    await router.navigate("/?marke=Torvik")
    await waitFor(() => assert.strictEqual(screen.getByRole("status").textContent, "7 Artikel"))
    assert.strictEqual(document.activeElement, screen.getByRole("main"))
  })

  it("a navigation within five minutes keeps the data of the layout, and a revalidation loads them again with the visitor's new market", async () => {
    const { router, shop } = await openShop("/")
    await screen.findByRole("heading", { level: 1, name: "Finden & machen" })
    await shop.run(CookieJar.use((jar) => jar.set("market_id", "521", { maxAgeSeconds: 60, path: "/" })))
    await router.navigate("/c/eisenwaren/200")
    await screen.findByRole("heading", { level: 1, name: "Eisenwaren" })
    const indicator = () => screen.getByRole("banner").querySelector("summary[class*=indicator]")?.textContent
    assert.include(indicator(), "Markt wählen")
    await router.revalidate()
    await waitFor(() => assert.include(indicator(), "Mein Markt: Kiel"))
  })

  it("the home page shows each article only once", async () => {
    await openShop("/")
    await screen.findByRole("heading", { level: 1, name: "Finden & machen" })
    const links = within(screen.getByRole("main"))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => href.startsWith("/p/"))
    assert.isNotEmpty(links)
    assert.deepStrictEqual(links, Array.from(new Set(links)))
  })

  it("an unknown article shows the not-found page with a search", async () => {
    await openShop("/p/gibts-nicht/99999999")
    await screen.findByRole("heading", { level: 1, name: "Seite nicht gefunden" })
    screen.getByPlaceholderText("Finden & machen")
    assert.strictEqual(screen.getByRole("link", { name: "Zur Startseite zurück" }).getAttribute("href"), "/")
  })
})
