// @vitest-environment happy-dom
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { FormInbox, FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"
import { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, configure, fireEvent, screen } from "@testing-library/react"
import { Effect, Layer } from "effect"

import { ConfirmRequest } from "../../../ui/features/forms/ConfirmRequest.tsx"
import { formPortsAtom } from "../../../ui/features/forms/ports.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

/** Opens the page of a request's confirmation link. Records every confirmed token. */
const open = (answer: Effect.Effect<void, FormInboxError>) => {
  const tokens: Array<string> = []
  const ports = Layer.mergeAll(
    Layer.mock(FormInbox, {
      confirm: (token) =>
        Effect.suspend(() => {
          tokens.push(token)
          return answer
        }),
    }),
    Layer.mock(FormConfigs, {}),
    Layer.mock(KeyValueStorage, {}),
  )
  renderInShop(<ConfirmRequest token="abc" />, memoryShop().load, (store) => {
    store.set(formPortsAtom, { load: () => Promise.resolve(ports) })
  })
  return tokens
}

describe("the confirmation page of a request", () => {
  it("opening the mailed link does not confirm a request, and a click on the button confirms it", async () => {
    const tokens = open(Effect.void)
    assert.deepStrictEqual(tokens, [])
    fireEvent.click(screen.getByRole("button", { name: "Anfrage bestätigen" }))
    const heading = await screen.findByRole("heading", { name: "Deine Anfrage ist bestätigt" })
    assert.strictEqual(document.activeElement, heading)
    assert.deepStrictEqual(tokens, ["abc"])
  })

  it("the confirmation page of a request reports an expired link and links to a new request", async () => {
    open(Effect.fail(new FormInboxError({ reason: "LinkInvalid" })))
    fireEvent.click(screen.getByRole("button", { name: "Anfrage bestätigen" }))
    assert.strictEqual(
      (await screen.findByRole("alert")).textContent,
      "Dieser Bestätigungslink ist nicht mehr gültig. Bitte stelle deine Anfrage noch einmal.",
    )
    assert.strictEqual(
      screen.getByRole("link", { name: "Anfrage noch einmal stellen" }).getAttribute("href"),
      "/service/energieeffizientes-wohnen/",
    )
  })
})
