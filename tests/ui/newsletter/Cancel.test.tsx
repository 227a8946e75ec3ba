// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, configure, fireEvent, screen } from "@testing-library/react"
import { Effect, Layer } from "effect"

import { Newsletter, NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { AskToCancel } from "../../../ui/features/newsletter/AskToCancel.tsx"
import { Cancel } from "../../../ui/features/newsletter/Cancel.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

const shopWith = (methods: Partial<Newsletter["Service"]>) =>
  memoryShop({ newsletter: Layer.mock(Newsletter, methods) }).load

describe("the page to cancel the newsletter", () => {
  it("opening the mailed link does not cancel the newsletter, and a click on the button cancels it", async () => {
    const tokens: Array<string> = []
    renderInShop(
      <Cancel token="abc" />,
      shopWith({ cancel: (token) => Effect.sync(() => void tokens.push(token)) }),
    )
    assert.deepStrictEqual(tokens, [])
    fireEvent.click(screen.getByRole("button", { name: "Newsletter abbestellen" }))
    const heading = await screen.findByRole("heading", { name: "Du bist abgemeldet" })
    assert.strictEqual(document.activeElement, heading)
    assert.deepStrictEqual(tokens, ["abc"])
  })

  it("an expired link to cancel the newsletter leads to a form that requests another link", async () => {
    renderInShop(
      <Cancel token="abc" />,
      shopWith({ cancel: () => Effect.fail(new NewsletterError({ reason: "CancelLinkInvalid" })) }),
    )
    fireEvent.click(screen.getByRole("button", { name: "Newsletter abbestellen" }))
    assert.include((await screen.findByRole("alert")).textContent, "Dieser Abmeldelink gilt nicht mehr.")
    assert.strictEqual(
      screen.getByRole("link", { name: "Neuen Link anfordern" }).getAttribute("href"),
      "/newsletter/abmelden",
    )
  })

  it("the form to cancel the newsletter sends a cancel link to the typed address, and does not say whether this address is subscribed", async () => {
    const emails: Array<string> = []
    renderInShop(
      <AskToCancel />,
      shopWith({ askToCancel: (email) => Effect.sync(() => void emails.push(email)) }),
    )
    fireEvent.click(screen.getByRole("button", { name: "Newsletter abbestellen" }))
    await screen.findByText("Bitte gib eine E-Mail-Adresse ein.")
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "anna@kunde.example" } })
    fireEvent.click(screen.getByRole("button", { name: "Newsletter abbestellen" }))
    await screen.findByRole("heading", { name: "Bitte bestätige deine Abmeldung" })
    screen.getByText(/^Wenn/u)
    assert.deepStrictEqual(emails, ["anna@kunde.example"])
  })
})
