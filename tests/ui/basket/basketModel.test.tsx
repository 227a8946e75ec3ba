// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { act, cleanup } from "@testing-library/react"

import { nameWithoutBrand, shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, SubscriptionRef } from "effect"
import * as fc from "fast-check"
import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { basketService } from "../../../ui/features/basket/basket.ts"
import { article, type Fate } from "../../support/badLine.ts"
import { cases } from "../../support/size.ts"
import { drill, driver, some } from "./basketPage.tsx"
import { openWindow, type Window } from "./basketWindow.tsx"

// Disables idle callbacks, because the test runs the stock check as a step of its own.
beforeEach(() => void vi.stubGlobal("requestIdleCallback", () => 0))
beforeEach(() => void vi.stubGlobal("cancelIdleCallback", () => {}))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const articles = [drill, driver, article("Tatkraft Akku-Bohrschrauber 12 V")]
const at = (place: number) => articles[place % articles.length] ?? drill
const lineAt = (place: number) => `${at(place).articleId}-homeDelivery`

const send = (store: Window["store"], command: BasketCommand) =>
  void basketService.runIn(store())((basket) => basket.run(command))

/** Actions of the visitor in the tested window. */
const here: Readonly<
  Record<string, (window: Window, place: number, pieces: number) => void | Promise<void>>
> = {
  add: ({ store }, place, pieces) => send(store, { kind: "add", line: some(at(place), pieces) }),
  "click plus": ({ press }, place, pieces) => {
    for (let click = 0; click < pieces; click++) press("erhöhen", place)
  },
  "type a quantity": ({ type }, place, pieces) => type(String(pieces), place),
  "type nonsense": ({ type }, place) => type("viel", place),
  remove: ({ press }, place) => press("Entfernen", place),
  "take it back": ({ press }, place) => press("Rückgängig", place),
  "to the wishlist": ({ press }, place) => press("Auf die Merkliste", place),
  voucher: ({ store }, place) =>
    send(store, { kind: "addVoucher", code: ["HEIMWERK5", "QUATSCH", "WERKSTATT20"][place] ?? "" }),
  "no voucher": ({ store }) => send(store, { kind: "removeVoucher" }),
  "loyalty card": ({ store }) => send(store, { kind: "addLoyaltyCard", cardNumber: "2770010000024" }),
  "check the stock": ({ store }) => send(store, { kind: "checkAvailability" }),
  "look at it again": ({ store }) => void basketService.runIn(store())(({ load }) => load),
  "reload the page": ({ reload }) => reload(),
}

/** Actions of the visitor in a second window, whose connection is reliable. */
const elsewhere: Readonly<
  Record<string, (shop: Window["shop"], place: number, key: string) => Effect.Effect<unknown, unknown>>
> = {
  "adds elsewhere": ({ baskets }, place, key) => baskets.run({ kind: "add", line: some(at(place), 3) }, key),
  "removes elsewhere": ({ baskets }, place, key) =>
    baskets.run({ kind: "remove", lineItemId: lineAt(place) }, key),
}

interface Step {
  readonly does: string
  readonly place: number
  readonly pieces: number
  readonly fates: ReadonlyArray<Fate>
}

interface Model {
  keys: number
  /**
   * Whether an action has failed, or the second window has changed the basket. After that, the first window
   * may differ from the server until it reloads the basket.
   */
  troubled: boolean
}

const piecesOf = (lines: ReadonlyArray<{ readonly quantity: number }>) =>
  lines.reduce((pieces, { quantity }) => pieces + quantity, 0)

/**
 * Asserts that the header shows the basket's total quantity, and that this is at least the sum of the lines'
 * quantities. Called after every step.
 */
const checkAlways = ({ counted, state }: Window) => {
  const { lineItems, totalQuantity } = state().basket
  assert.strictEqual(counted(), totalQuantity)
  assert.isAtLeast(totalQuantity, piecesOf(lineItems))
}

/**
 * Asserts that the page shows the server's lines, quantities, sums and count, and that the wishlist's count
 * is the sum of its lines.
 */
const checkTruth = async ({ all, counted, shop, state }: Window) => {
  const truth = await Effect.runPromise(shop.baskets.read("full"))
  assert.deepStrictEqual(state().basket, truth)
  assert.strictEqual(counted(), piecesOf(truth.lineItems))
  const byName = (shown: Iterable<readonly [string | undefined, string | undefined]>) =>
    Object.fromEntries(shown)
  assert.deepStrictEqual(
    byName(
      [...all("tbody th")].map((header) => {
        const row = header.parentElement
        const sum = row?.lastElementChild?.textContent.replace("Summe ", "")
        return [header.querySelector("a")?.textContent, `${row?.querySelector("input")?.value} ${sum}`]
      }),
    ),
    byName(
      truth.lineItems.map(({ product, quantity, sum }) => [
        shownName(nameWithoutBrand(product.name, product.brand)),
        `${quantity} ${formatCents(sum)}`,
      ]),
    ),
  )
  const { wishlist } = await Effect.runPromise(SubscriptionRef.get(shop.wishlist.state))
  assert.strictEqual(wishlist.totalQuantity, piecesOf(wishlist.lineItems))
}

class StepCommand implements fc.AsyncCommand<Model, Window> {
  readonly step: Step
  constructor(step: Step) {
    this.step = step
  }

  check = (): boolean => true

  toString = (): string => JSON.stringify(this.step)

  async run(model: Model, window: Window): Promise<void> {
    const { does, fates, pieces, place } = this.step
    const doIt = here[does]
    const other = elsewhere[does]
    if (doIt !== undefined) {
      window.shop.setFates(...fates)
      if (fates.some((fate) => fate !== "ok" && fate !== "again")) model.troubled = true
      await act(async () => doIt(window, place, pieces))
    } else if (other !== undefined) {
      model.troubled = true
      model.keys += 1
      await Effect.runPromise(Effect.exit(other(window.shop, place, `elsewhere ${model.keys}`)))
    } else {
      act(window.leaveFields)
      await window.settle()
      window.shop.clearFates()
      if (!model.troubled) await checkTruth(window)
    }
    checkAlways(window)
  }
}

const fate = fc.constantFrom<Array<Fate>>("ok", "ok", "again", "unreachable", "lost", "refused")
const steps = fc
  .record({
    does: fc.constantFrom(...Object.keys(here), ...Object.keys(elsewhere), "add", "rest"),
    place: fc.integer({ min: 0, max: 2 }),
    pieces: fc.integer({ min: 1, max: 20 }),
    fates: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(fate, { maxLength: 2 }) },
    ),
  })
  .map((step) => new StepCommand(step))

describe("random basket actions in two windows with an unreliable connection", () => {
  it("the header shows the basket count after every random action in two windows, and the basket page and the header show the server's basket at the end", async () => {
    const property = fc.asyncProperty(fc.commands([steps], { maxCommands: 25 }), async (commands) => {
      const window = await openWindow()
      try {
        await fc.asyncModelRun(() => ({ model: { keys: 0, troubled: false }, real: window }), commands)
        act(window.leaveFields)
        await window.settle()
        window.shop.clearFates()
        void basketService.runIn(window.store())(({ load }) => load)
        await window.settle()
        await checkTruth(window)
      } finally {
        await window.close()
      }
    })
    await fc.assert(property, { numRuns: cases(20, 200) })
  })

  it("after twenty quick clicks on plus, the quantity is right at the end even if a request arrives twice", async () => {
    const window = await openWindow()
    send(window.store, { kind: "add", line: { ...some(drill), quantity: toQuantity(1) } })
    await window.settle()
    window.shop.setFates("again")
    for (let click = 0; click < 20; click++) window.press("erhöhen")
    act(window.leaveFields)
    await window.settle()
    assert.strictEqual(window.counted(), 21)
    await checkTruth(window)
    assert.lengthOf(
      window.shop.calls.filter((call) => call.startsWith('basket {"kind":"update"')),
      1,
    )
    await window.close()
  })
})
