import { assert, describe, it } from "@effect/vitest"
import { BankAccount } from "@heimwerk/core/payment/BankAccount.ts"
import { giroCode, ibanText } from "@heimwerk/core/payment/giroCode.ts"
import { ShopAccount } from "@heimwerk/core/payment/ShopAccount.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as fc from "fast-check"

const account = { holder: "Heimwerk Baumarkt GmbH", iban: "DE89370400440532013000" }
const isAccount = Schema.is(BankAccount)

describe("a GiroCode", () => {
  it("a GiroCode has the eleven lines of the EPC069-12 standard with holder, IBAN, amount and reference", () => {
    assert.strictEqual(
      giroCode({
        account: { ...account, bic: "COBADEFFXXX" },
        cents: toCents(2_495),
        reference: "HW-20261123-2346789A",
      }),
      "BCD\n002\n1\nSCT\nCOBADEFFXXX\nHeimwerk Baumarkt GmbH\nDE89370400440532013000\nEUR24.95\n\n\nHW-20261123-2346789A",
    )
  })

  it("a GiroCode without a BIC has an empty line for it, and every amount has two decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }).map(toCents), (cents) => {
        const lines = giroCode({ account, cents, reference: "HW-1" }).split("\n")
        assert.strictEqual(lines[4], "")
        assert.match(lines[7] ?? "", /^EUR\d{1,6}\.\d\d$/u)
        assert.strictEqual(Math.round(Number(lines[7]?.slice(3)) * 100), cents)
      }),
    )
  })

  it("an IBAN is shown in groups of four", () => {
    assert.strictEqual(ibanText(account.iban), "DE89 3704 0044 0532 0130 00")
  })

  it.each([
    [account, true],
    [{ ...account, iban: "DE88370400440532013000" }, false],
    [{ ...account, iban: "DE89 3704 0044 0532 0130 00" }, false],
    [{ ...account, iban: "AT611904300234573201", bic: "COBADEFF" }, true],
    [{ ...account, iban: "de89370400440532013000" }, false],
    [{ ...account, iban: "0DE89370400440532013000" }, false],
    [{ ...account, iban: "DE89370400440532013000 " }, false],
    [{ ...account, iban: "ADE01370400440532013000" }, false],
    [{ ...account, iban: "DE8A370400440532013089" }, false],
    [{ ...account, iban: "DE111111111111111111111111111111111" }, false],
    [{ ...account, bic: "COBA" }, false],
    [{ ...account, bic: "COBADEFFXXX" }, true],
    [{ ...account, bic: "COBADEFFX" }, false],
    [{ ...account, bic: "COBADEFF---" }, false],
    [{ ...account, bic: "COBADEFFXXXX" }, false],
    [{ ...account, bic: "1COBADEFFXX" }, false],
    [{ ...account, holder: "" }, false],
    [{ ...account, holder: "A\nB" }, false],
  ])(
    "a bank account has a holder in one line, a valid IBAN and a valid BIC; the check of %j returns %s",
    (candidate, isRight) => {
      assert.strictEqual(isAccount(candidate), isRight)
    },
  )

  it.effect(
    "bank transfers go to the German example account of the IBAN registry unless the shop configures another account",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual<unknown>(yield* ShopAccount, account)
      }),
  )
})
