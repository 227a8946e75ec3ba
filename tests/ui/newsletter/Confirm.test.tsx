// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, configure, fireEvent, screen } from "@testing-library/react"
import { Effect, Layer } from "effect"

import { Newsletter, NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Confirm } from "../../../ui/features/newsletter/Confirm.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

/** Opens the page of a newsletter confirmation link. Records every confirmed token. */
const open = (answer: (call: number) => Effect.Effect<void, NewsletterError> = () => Effect.void) => {
  const tokens: Array<string> = []
  const newsletter = Layer.mock(Newsletter, {
    confirm: (token) => Effect.suspend(() => answer(tokens.push(token))),
  })
  renderInShop(<Confirm token="abc" />, memoryShop({ newsletter }).load)
  return tokens
}

describe("the newsletter confirmation page", () => {
  it("opening the mailed link does not confirm the newsletter, and a click on the button confirms it", async () => {
    const tokens = open()
    assert.deepStrictEqual(tokens, [])
    fireEvent.click(screen.getByRole("button", { name: "Anmeldung bestätigen" }))
    const heading = await screen.findByRole("heading", { name: "Deine Anmeldung ist bestätigt" })
    assert.strictEqual(document.activeElement, heading)
    assert.deepStrictEqual(tokens, ["abc"])
  })

  it("the confirmation page of the newsletter reports an expired link and offers a new subscription", async () => {
    open(() => Effect.fail(new NewsletterError({ reason: "LinkInvalid" })))
    fireEvent.click(screen.getByRole("button", { name: "Anmeldung bestätigen" }))
    assert.strictEqual(
      (await screen.findByRole("alert")).textContent,
      "Dieser Bestätigungslink ist nicht mehr gültig. Bitte melde dich noch einmal zum Newsletter an.",
    )
    assert.strictEqual(
      screen.getByRole("link", { name: "Noch einmal anmelden" }).getAttribute("href"),
      "/newsletter/anmelden/",
    )
  })

  it("a failed confirmation of the newsletter can be tried again", async () => {
    open((call) => (call === 1 ? Effect.fail(new NewsletterError({ reason: "Unavailable" })) : Effect.void))
    fireEvent.click(screen.getByRole("button", { name: "Anmeldung bestätigen" }))
    fireEvent.click(await screen.findByRole("button", { name: "Neuer Versuch" }))
    assert.isNotNull(await screen.findByRole("heading", { name: "Deine Anmeldung ist bestätigt" }))
  })
})
