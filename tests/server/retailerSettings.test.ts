import { assert, describe, it } from "@effect/vitest"
import { readConfig } from "@heimwerk/server/settings/config.ts"
import { Effect } from "effect"

/** The settings of a retailer, without a bank account. */
const own = {
  RETAILER_NAME: "Werk GmbH",
  RETAILER_STREET: "Werkstraße 1",
  RETAILER_CITY: "50667 Köln",
  RETAILER_EMAIL: "service@werk.example",
  RETAILER_PHONE: "0221 1",
  RETAILER_REGISTER: "HRB 1",
  RETAILER_VAT_ID: "DE1",
}

describe("settings of the retailer", () => {
  it.effect("the setting SECURITY_CONTACT must be a mail or https address", () =>
    Effect.gen(function* () {
      for (const contact of ["mailto:a@shop.example", "https://shop.example/melden"])
        assert.strictEqual((yield* readConfig({ SECURITY_CONTACT: contact })).securityContact, contact)
      for (const contact of ["a@shop.example", "http://shop.example", "mailto:a@b\nExpires: 2030"]) {
        const { message } = yield* Effect.flip(readConfig({ SECURITY_CONTACT: contact }))
        assert.include(message, "SECURITY_CONTACT is not usable")
      }
    }),
  )

  it.effect("the setting DELIVERED_AFTER_DAYS is a whole number of working days from 1 to 30", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* readConfig({ DELIVERED_AFTER_DAYS: "8" })).deliveredAfter, 8)
      for (const wrong of ["0", "31", "2.5", "bald"]) {
        const { message } = yield* Effect.flip(readConfig({ DELIVERED_AFTER_DAYS: wrong }))
        assert.include(message, "DELIVERED_AFTER_DAYS is not usable")
      }
    }),
  )

  it.effect("the setting WAREHOUSE_STATE must be a known federal state", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* readConfig({ WAREHOUSE_STATE: "BY" })).warehouse, "BY")
      const { message } = yield* Effect.flip(readConfig({ WAREHOUSE_STATE: "Bayern" }))
      assert.include(message, "WAREHOUSE_STATE is not usable")
    }),
  )

  it.effect(
    "the settings of the bank account are refused if IBAN or BIC is wrong, or if holder and retailer are both missing",
    () =>
      Effect.gen(function* () {
        const BANK_IBAN = "AT611904300234573201"
        const bank = { BANK_IBAN, BANK_HOLDER: "Werk GmbH", BANK_BIC: "COBADEFFXXX" }
        assert.deepStrictEqual((yield* readConfig(bank)).bankAccount, {
          holder: "Werk GmbH",
          iban: BANK_IBAN,
          bic: "COBADEFFXXX",
        })
        assert.isUndefined((yield* readConfig({ ...bank, BANK_BIC: undefined })).bankAccount.bic)
        for (const [name, wrong] of [
          ["BANK_IBAN", { ...bank, BANK_IBAN: "AT611904300234573202" }],
          ["BANK_HOLDER", { BANK_IBAN }],
          ["BANK_BIC", { ...bank, BANK_BIC: "COBA" }],
        ] as const)
          assert.include((yield* Effect.flip(readConfig(wrong))).message, `${name} is not usable`)
      }),
  )

  it.effect("the holder of the bank account is the retailer if BANK_HOLDER is not set", () =>
    Effect.gen(function* () {
      const bank = { BANK_IBAN: "AT611904300234573201" }
      assert.strictEqual((yield* readConfig({ ...own, ...bank })).bankAccount.holder, "Werk GmbH")
      assert.strictEqual((yield* readConfig(own)).bankAccount.holder, "Werk GmbH")
      const other = { ...own, ...bank, BANK_HOLDER: "Werk Handel GmbH" }
      assert.strictEqual((yield* readConfig(other)).bankAccount.holder, "Werk Handel GmbH")
      const long = { ...own, ...bank, RETAILER_NAME: "W".repeat(71) }
      assert.include((yield* Effect.flip(readConfig(long))).message, "BANK_HOLDER is not usable")
    }),
  )

  it.effect(
    "the settings of retailer and carriers are read, and incomplete retailers and unusable tracking links are refused",
    () =>
      Effect.gen(function* () {
        const { retailer, trackingLinks } = yield* readConfig({
          ...own,
          TRACKING_LINKS: "DHL=https://dhl.example/?id={number} Bote=https://bote.example/{number}",
        })
        assert.deepInclude(retailer, { name: "Werk GmbH", city: "50667 Köln", vatId: "DE1" })
        assert.deepStrictEqual<unknown>(trackingLinks, {
          DHL: "https://dhl.example/?id={number}",
          Bote: "https://bote.example/{number}",
        })
        assert.strictEqual((yield* readConfig({})).retailer.name, "Heimwerk Baumarkt GmbH")
        for (const [name, wrong] of [
          ["RETAILER_CITY", { ...own, RETAILER_CITY: undefined }],
          ["RETAILER_EMAIL", { ...own, RETAILER_EMAIL: "service" }],
          ["TRACKING_LINKS", { TRACKING_LINKS: "DHL=http://dhl.example/{number}" }],
          ["TRACKING_LINKS", { TRACKING_LINKS: "DHL=https://dhl.example/" }],
        ] as const)
          assert.include((yield* Effect.flip(readConfig(wrong))).message, `${name} is not usable`)
      }),
  )
})
