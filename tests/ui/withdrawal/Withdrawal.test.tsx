// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, configure, fireEvent, screen } from "@testing-library/react"
import { Effect, Layer } from "effect"

import { carriedState } from "@heimwerk/core/device/carriedState.ts"
import { Withdrawals, WithdrawalsError } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import type { Withdrawal as Declared } from "@heimwerk/core/withdrawal/Withdrawal.ts"
import { Withdrawal } from "../../../ui/features/withdrawal/Withdrawal.tsx"
import { withdrawalsAtom } from "../../../ui/features/withdrawal/withdrawals.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

const receipt = { number: "W-0123456789AB", receivedAt: Date.UTC(2026, 10, 21, 8, 5) }
const down = Effect.fail(new WithdrawalsError({ reason: "Unavailable" }))

const fields = {
  name: "Vor- und Nachname",
  contract: "Bestell- oder Vertragsnummer",
  email: "E-Mail-Adresse",
} as const

const field = (name: keyof typeof fields) => screen.getByLabelText<HTMLInputElement>(fields[name])
const type = (name: keyof typeof fields, text: string) =>
  fireEvent.change(field(name), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

/** Opens the withdrawal form with these answers of the withdrawals port. Records every call. */
const open = (
  answer: (call: number) => Effect.Effect<typeof receipt, WithdrawalsError> = () => Effect.succeed(receipt),
) => {
  const calls: Array<readonly [Declared, key: string]> = []
  const withdrawals = Layer.succeed(Withdrawals, {
    declare: (declared, key) => Effect.suspend(() => answer(calls.push([declared, key]))),
  })
  const { store } = renderInShop(<Withdrawal />, memoryShop().load)
  store.set(withdrawalsAtom, { load: () => Promise.resolve(withdrawals) })
  return calls
}

const fill = () => {
  type("name", "Anna Berg")
  type("contract", "HW-100200")
  type("email", " anna.berg@kunde.example ")
}

describe("the withdrawal from a contract", () => {
  it("the withdrawal form contains the data that the page of an order passes to it, and is empty if these data are incomplete or invalid", async () => {
    const withdrawal = {
      name: "Anna Berg",
      contract: "HW-1",
      email: "anna.berg@kunde.example",
      note: "2 Stück Hammer, Artikel 1000001",
    }
    renderInShop(<Withdrawal />, memoryShop().load, undefined, { withdrawal })
    await screen.findByDisplayValue(withdrawal.note)
    assert.deepStrictEqual(
      [field("name").value, field("contract").value, field("email").value],
      [withdrawal.name, withdrawal.contract, withdrawal.email],
    )
    for (const state of [{ withdrawal: { name: "Anna" } }, { withdrawal: 1 }, "x"]) {
      renderInShop(<Withdrawal />, memoryShop().load, undefined, state)
      assert.strictEqual(field("name").value, "")
    }
  })

  it("the withdrawal form contains the data of an order whose page opened it as a new document", async () => {
    const withdrawal = { name: "Zoe Kraft", contract: "HW-2", email: "zoe@kunde.example", note: "" }
    sessionStorage.setItem(carriedState, JSON.stringify({ withdrawal }))
    renderInShop(<Withdrawal />, memoryShop().load)
    await screen.findByDisplayValue("HW-2")
    assert.deepStrictEqual([field("name").value, field("email").value], [withdrawal.name, withdrawal.email])
    assert.isNull(sessionStorage.getItem(carriedState))
  })

  it("the withdrawal form shows an error at each missing field, and focuses the first of them", () => {
    const calls = open()
    type("name", "Anna Berg")
    press("Weiter")
    const missing = screen.getByText("Bitte gib die Bestell- oder Vertragsnummer ein.")
    screen.getByText("Bitte gib eine E-Mail-Adresse ein.")
    assert.strictEqual(document.activeElement, field("contract"))
    assert.include(field("contract").getAttribute("aria-describedby") ?? "", missing.id)
    assert.strictEqual(field("contract").getAttribute("aria-invalid"), "true")
    type("contract", "HW-100200")
    assert.isFalse(missing.isConnected)
    screen.getByText("Bitte gib eine E-Mail-Adresse ein.")
    assert.deepStrictEqual(calls, [])
  })

  it("T-L4: the withdrawal is shown before it is declared, and only 'Widerruf bestätigen' declares it", async () => {
    const calls = open()
    fill()
    press("Weiter")
    const heading = screen.getByRole("heading", { name: "Hiermit widerrufe ich diesen Vertrag" })
    assert.strictEqual(document.activeElement, heading)
    assert.deepStrictEqual(
      screen.getAllByRole("definition").map(({ textContent }) => textContent),
      ["Anna Berg", "HW-100200", "anna.berg@kunde.example"],
    )
    assert.deepStrictEqual(calls, [])
    press("Widerruf bestätigen")
    const done = await screen.findByRole("heading", { name: "Wir haben deinen Widerruf erhalten" })
    assert.strictEqual(document.activeElement, done)
    assert.deepStrictEqual(
      screen.getAllByRole("definition").map(({ textContent }) => textContent),
      ["21.11.2026 um 09:05 Uhr", "W-0123456789AB"],
    )
    assert.include(document.body.textContent, "anna.berg@kunde.example")
    assert.lengthOf(calls, 1)
  })

  it("the input stays in the withdrawal form when the visitor goes back, and the first field has focus", () => {
    open()
    fill()
    press("Weiter")
    press("Angaben ändern")
    assert.strictEqual(document.activeElement, field("name"))
    assert.deepStrictEqual([field("name").value, field("contract").value], ["Anna Berg", "HW-100200"])
  })

  it("when sending fails, the withdrawal form shows an error and keeps its input, and the next click sends it with the same idempotency key", async () => {
    const calls = open((call) => (call === 1 ? down : Effect.succeed(receipt)))
    fill()
    press("Weiter")
    press("Widerruf bestätigen")
    assert.include((await screen.findByRole("alert")).textContent, "konnte gerade nicht übermittelt werden")
    press("Widerruf bestätigen")
    await screen.findByRole("heading", { name: "Wir haben deinen Widerruf erhalten" })
    assert.lengthOf(calls, 2)
    assert.strictEqual(calls[0]?.[1], calls[1]?.[1])
  })
})
