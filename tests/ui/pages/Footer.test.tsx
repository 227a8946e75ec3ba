// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, screen, within } from "@testing-library/react"

import { appStores, socialPages } from "@heimwerk/core/navigation/footer.ts"
import { legalLinks } from "@heimwerk/core/navigation/legalLinks.ts"
import { Footer } from "../../../ui/layout/Footer.tsx"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

const navigation = [{ name: "Garten", link: "/c/garten/11" }]
const show = (shown = navigation, paysOnline = true) =>
  renderInShop(<Footer year="2026" navigation={shown} paysOnline={paysOnline} />)

/** The links of a footer block, whether the block is folded or not. */
const linksOf = (block: HTMLElement) => within(block).getAllByRole("link", { hidden: true })
const block = (name: string) => screen.getByRole("navigation", { name })

describe("the footer", () => {
  it("the footer links to the assortment and the service pages", () => {
    show()
    assert.deepStrictEqual(
      ["Sortiment", "Service"].map((name) =>
        linksOf(block(name)).map((link) => [link.textContent, link.getAttribute("href")]),
      ),
      [
        [["Garten", "/c/garten/11"]],
        [
          ["Angebote", "/angebote"],
          ["Kontakt", "/kontakt/"],
          ["Märkte & Öffnungszeiten", "/maerkte"],
          ["Handwerksservice", "/service/handwerksservice/"],
          ["Energieeffizientes Wohnen", "/service/energieeffizientes-wohnen/"],
          ["Vorteilskarte", "/vorteilskarte"],
          ["Versandkosten", "/service/versandkosten/"],
          ["Newsletter", "/newsletter/anmelden/"],
          ["Merkliste", "/merkliste"],
          ["Warenkorb", "/warenkorb"],
        ],
      ],
    )
  })

  it("footer links to other sites open in a new tab, and the name of each link says so", () => {
    const { container } = show()
    const away = [...container.querySelectorAll('a[target="_blank"]')]
    assert.deepStrictEqual(
      away.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("rel")]),
      [...legalLinks, ...appStores, ...Object.values(socialPages)].map(({ href, text }) => [
        `${text} (neuer Tab)`,
        href,
        "noreferrer",
      ]),
    )
    assert.lengthOf(container.querySelectorAll('a[href^="http"]:not([target="_blank"])'), 0)
  })

  it("the footer blocks can be unfolded without JavaScript", () => {
    show()
    for (const name of ["Sortiment", "Service", "Rechtliches", "Unsere App"])
      assert.strictEqual(block(name).querySelector("details > summary")?.textContent, name)
  })

  it("the footer shows payment methods and shipping companies as pictures with alternative texts", () => {
    show()
    assert.deepStrictEqual(
      screen.getAllByRole<HTMLImageElement>("img").map(({ alt, height, width }) => [alt, width, height]),
      ["MasterCard", "Visa", "PayPal", "Klarna", "DHL"].map((name) => [name, 72, 32]),
    )
  })

  it("the footer names no methods of online payment in a shop without a payment service", () => {
    show(navigation, false)
    assert.deepStrictEqual(
      screen.getAllByRole<HTMLImageElement>("img").map(({ alt }) => alt),
      ["DHL"],
    )
  })

  it("the footer shows the company and the year", () => {
    show()
    assert.include(screen.getByRole("contentinfo").textContent, "© 2026 Heimwerk Baumarkt GmbH.")
  })

  it("the footer leaves out the assortment if it failed to load", () => {
    show([])
    assert.isNull(screen.queryByRole("navigation", { name: "Sortiment" }))
  })
})
