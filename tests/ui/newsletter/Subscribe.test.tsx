// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/react"
import { Deferred, Effect, Layer } from "effect"

import { Newsletter, NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { Subscribe } from "../../../ui/features/newsletter/Subscribe.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>("E-Mail-Adresse")
const button = () => screen.getByRole("button")
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const send = () => fireEvent.click(button())

/** Opens the newsletter form with these answers of the newsletter port. Records every call. */
const open = (answer: (call: number) => Effect.Effect<void, NewsletterError> = () => Effect.void) => {
  const calls: Array<readonly [email: string, key: string]> = []
  const newsletter = Layer.mock(Newsletter, {
    subscribe: (email, key) => Effect.suspend(() => answer(calls.push([email, key]))),
  })
  renderInShop(<Subscribe />, memoryShop({ newsletter }).load)
  return calls
}

const down = Effect.fail(new NewsletterError({ reason: "Unavailable" }))

describe("the newsletter subscription form", () => {
  for (const [typed, message] of [
    ["", "Bitte gib eine E-Mail-Adresse ein."],
    ["   ", "Bitte gib eine E-Mail-Adresse ein."],
    [
      "eva@garten",
      "Bitte gib eine gültige E-Mail-Adresse ein oder überprüfe die Schreibweise. Verwende bei deiner E-Mail-Adresse ein @-Zeichen und einen Punkt.",
    ],
  ] as const) {
    it(`the newsletter form shows the error for the e-mail ${JSON.stringify(typed)} and focuses the e-mail field`, () => {
      const calls = open()
      type(typed)
      send()
      assert.strictEqual(screen.getByText(message).closest("p")?.id, field().getAttribute("aria-describedby"))
      assert.strictEqual(field().getAttribute("aria-invalid"), "true")
      assert.strictEqual(document.activeElement, field())
      assert.deepStrictEqual(calls, [])
      type("e")
      assert.isNull(screen.queryByText(message))
    })
  }

  it("the newsletter form announces the error after every Enter in the e-mail field, which has the focus already", () => {
    open()
    field().focus()
    for (const _ of [1, 2]) {
      const before = screen.getByRole("status").firstElementChild
      fireEvent.keyDown(field(), { key: "Enter" })
      fireEvent.submit(field())
      assert.strictEqual(screen.getByRole("status").textContent, "Bitte gib eine E-Mail-Adresse ein.")
      assert.notStrictEqual(screen.getByRole("status").firstElementChild, before)
      assert.strictEqual(document.activeElement, field())
    }
  })

  it("the newsletter form announces no error that the focus on its field reads out", () => {
    open()
    button().focus()
    send()
    assert.strictEqual(document.activeElement, field())
    assert.strictEqual(screen.getByRole("status").textContent, "")
  })

  it("after a subscription, the newsletter form explains the next step and moves focus to the explanation", async () => {
    const calls = open()
    type("  eva@garten.example ")
    send()
    const heading = await screen.findByRole("heading", { name: "Bitte bestätige deine Anmeldung" })
    assert.strictEqual(document.activeElement, heading)
    assert.include(
      heading.parentElement?.textContent ?? "",
      "Wir haben eine E-Mail an eva@garten.example geschickt.",
    )
    assert.deepStrictEqual(
      calls.map(([email]) => email),
      ["eva@garten.example"],
    )
  })

  it("the e-mail address stays in the newsletter form when the visitor goes back, and the next submission requests another mail", async () => {
    const calls = open()
    type("eva@garten.example")
    send()
    fireEvent.click(await screen.findByRole("button", { name: "Adresse ändern oder noch einmal senden" }))
    assert.strictEqual(field().value, "eva@garten.example")
    send()
    await screen.findByRole("heading", { name: "Bitte bestätige deine Anmeldung" })
    assert.lengthOf(new Set(calls.map(([, key]) => key)), 2)
  })

  it("the newsletter form ignores a second submission while the first one is being sent", async () => {
    const arrived = Deferred.makeUnsafe<void>()
    const calls = open(() => Deferred.await(arrived))
    type("eva@garten.example")
    send()
    await screen.findByRole("button", { name: "Wird gesendet" })
    send()
    await waitFor(() => assert.lengthOf(calls, 1))
    fireEvent.submit(field())
    Deferred.doneUnsafe(arrived, Effect.void)
    await screen.findByRole("heading", { name: "Bitte bestätige deine Anmeldung" })
    assert.lengthOf(calls, 1)
  })

  it("the newsletter form shows why subscribing failed and keeps its input, and the next click sends it with the same idempotency key", async () => {
    const calls = open((call) => (call === 1 ? down : Effect.void))
    type("eva@garten.example")
    send()
    assert.strictEqual(
      (await screen.findByRole("alert")).textContent,
      "Der Newsletter ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
    )
    assert.strictEqual(field().value, "eva@garten.example")
    fireEvent.click(screen.getByRole("button", { name: "Neuer Versuch" }))
    await screen.findByRole("heading", { name: "Bitte bestätige deine Anmeldung" })
    assert.lengthOf(calls, 2)
    assert.strictEqual(calls[0]?.[1], calls[1]?.[1])
  })

  it("after a failure, the newsletter form uses a new idempotency key for another address", async () => {
    const calls = open((call) => (call === 1 ? down : Effect.void))
    type("eva@garten.example")
    send()
    await screen.findByRole("alert")
    type("adam@garten.example")
    fireEvent.click(screen.getByRole("button", { name: "Neuer Versuch" }))
    await screen.findByRole("heading", { name: "Bitte bestätige deine Anmeldung" })
    assert.notStrictEqual(calls[0]?.[1], calls[1]?.[1])
  })
})
