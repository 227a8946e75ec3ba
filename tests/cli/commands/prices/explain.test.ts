import { assert, describe, it } from "@effect/vitest"
import { explainPrice } from "@heimwerk/cli/explain/explainPrice.ts"
import { discountFlag } from "@heimwerk/core/price/discountFlag.ts"
import { productFlags } from "@heimwerk/core/price/flags.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { assortment } from "@heimwerk/fixtures/assortment.ts"
import { Effect } from "effect"

import { ask, askJson } from "../../support/ask.ts"

const readable = (text: string) => text.replaceAll("\u00a0", " ")

describe("heimwerk prices explain", () => {
  it.effect(
    "the prices explain command shows how a reduction, its flag and a base price are computed, and names the laws for the reduction and the base price",
    () =>
      Effect.gen(function* () {
        const { code, stdout } = yield* ask("prices", "explain", "20167537")
        assert.strictEqual(code, 0)
        const text = readable(stdout)
        assert.include(text, "\n19,99 € statt 22,99 €, Kennzeichen: - 13 %\n")
        assert.match(
          text,
          /^Ermäßigung +statt 22,99 € +Niedrigster Preis der letzten 30 Tage 22,99 € > Angebot 19,99 €\. +PAngV § 11, EuGH C-330\/23$/mu,
        )
        assert.match(
          text,
          /^Prozent oder Euro +- 13 % +13 \(Prozent\) > 3 \(Euro\) und 13 > 10: Prozent\. /mu,
        )
        assert.match(
          text,
          /^Grundpreis +2,00 € \/ m +19,99 € geteilt durch 10 m, gerundet\. +PAngV §§ 4, 5$/mu,
        )
      }),
  )

  it.effect(
    "the prices explain command says that an offer is not a reduction if the price was equally low within the last 30 days",
    () =>
      Effect.gen(function* () {
        const { stdout } = yield* ask("prices", "explain", "12441737")
        assert.match(readable(stdout), /Ermäßigung +keine +.*139,99 € ist nicht > Angebot 139,99 €\./u)
        assert.notInclude(stdout, "Ersparnis in Prozent")
      }),
  )

  it.effect("the prices explain command names all visitors who see the price for card holders", () =>
    Effect.gen(function* () {
      const { stdout } = yield* ask("prices", "explain", "10167537")
      assert.include(
        readable(stdout).replaceAll(/\s+/gu, " "),
        "Ihn sieht nur, wer mit Vorteilskarte angemeldet ist oder eine Karte für den Warenkorb eingegeben hat.",
      )
    }),
  )

  it.effect(
    "the prices explain command prints the results of the price rules as JSON, with prices in cents",
    () =>
      Effect.gen(function* () {
        assert.deepNestedInclude(yield* askJson("prices", "explain", "10167537"), {
          values: {
            regular: 8495,
            special: null,
            lowest30: 8495,
            priceInForce: 8495,
            announced: false,
            percent: 0,
            eurosSaved: 0,
            flags: [],
            basePrice: null,
            loyaltyPrice: 7495,
          },
        })
      }),
  )

  it("the prices explain command shows the price and the flags of every article of the assortment as the shop shows them", () => {
    for (const { product } of assortment().articles) {
      const { steps, values } = explainPrice(product)
      assert.deepStrictEqual(values.flags, productFlags(product))
      assert.strictEqual(values.priceInForce, priceInForce(product.price))
      const decision = steps.find(({ rule }) => rule === "Prozent oder Euro")
      const { lowest30 = toCents(0) } = product.price
      assert.strictEqual(
        decision?.result,
        values.announced ? (discountFlag(lowest30, values.priceInForce) ?? "Aktion") : undefined,
      )
      if (decision?.result === "Aktion") assert.match(decision.because, /ist nicht > 10: Aktion\.$/u)
    }
  })

  it.effect("the prices explain command fails for an unknown article", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("prices", "explain", "99999999"), {
        code: 1,
        stdout: "",
        stderr: ["Diesen Artikel gibt es bei uns nicht (mehr)."],
      })
    }),
  )
})
