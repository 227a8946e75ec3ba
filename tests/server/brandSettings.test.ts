import { cpSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { orderMailing } from "@heimwerk/adapters/order/orderMailing.ts"
import { orderMail } from "@heimwerk/core/order/orderMail.ts"
import { retailerOf } from "@heimwerk/server/brand/retailerOf.ts"
import { brandMeta } from "@heimwerk/server/pages/document.ts"
import { readConfig } from "@heimwerk/server/settings/config.ts"
import { Effect, Result } from "effect"

import { root } from "../architecture/sources.ts"
import { placed, requestFor } from "../support/checkout.ts"
import { temporaryDirectory } from "../support/database.ts"

const example = join(root, "examples", "own-brand")

describe("settings of the brand", () => {
  it.effect(
    "the brand settings give the shop a name, a colour, a logo and a folder with all legal pages",
    () =>
      Effect.gen(function* () {
        const { brand } = yield* readConfig({
          SHOP_NAME: " Holzhof ",
          SHOP_COLOR: "#7a1f2b",
          SHOP_LOGO: join(example, "logo.svg"),
          LEGAL_PAGES: join(example, "legal"),
        })
        assert.deepStrictEqual(brand, {
          name: "Holzhof",
          colour: "#7a1f2b",
          logo: join(example, "logo.svg"),
          legalFolder: join(example, "legal"),
        })
      }),
  )

  it.effect.each<readonly [name: string, value: string]>([
    ["SHOP_NAME", "<b>Holzhof</b>"],
    ["SHOP_NAME", "H".repeat(31)],
    ["SHOP_COLOR", "#ffc629"],
    ["SHOP_COLOR", "red"],
    ["SHOP_LOGO", join(example, "missing.svg")],
    ["SHOP_LOGO", join(example, "legal", "agb.html")],
    ["LEGAL_PAGES", example],
  ])("the server refuses to start with the unusable brand setting %s=%s", ([name, value]) =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(readConfig({ [name]: value }))
      assert.include(message, `${name} is not usable: `)
    }),
  )

  it.effect("the server refuses to start if a file of the legal pages contains only white space", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryDirectory
      cpSync(join(example, "legal"), folder, { recursive: true })
      assert.strictEqual((yield* readConfig({ LEGAL_PAGES: folder })).brand.legalFolder, folder)
      writeFileSync(join(folder, "barrierefreiheit.html"), "\n")
      const { message } = yield* Effect.flip(readConfig({ LEGAL_PAGES: folder }))
      assert.include(message, "LEGAL_PAGES is not usable: ")
      assert.include(message, "none of them empty")
    }),
  )

  it.effect.each<readonly [pages: string, isValid: boolean]>([
    ["garantie=Garantie", true],
    ["garantie=Garantie, agb-b2b=AGB für Firmen", true],
    ["batterien=Batterien", false],
    ["leer=Leer", false],
    ["agb=AGB", false],
    ["garantie", false],
    ["garantie=", false],
    ["garantie= ", false],
    ["garantie=A,garantie=B", false],
    ["../garantie=Garantie", false],
    ["garantie=Garantie,", false],
  ])(
    "MORE_LEGAL_PAGES=%s, with the files garantie.html, agb-b2b.html and the empty leer.html, is valid: %s",
    ([pages, isValid]) =>
      Effect.gen(function* () {
        const folder = yield* temporaryDirectory
        cpSync(join(example, "legal"), folder, { recursive: true })
        writeFileSync(join(folder, "agb-b2b.html"), "<p>Für Firmen.</p>")
        writeFileSync(join(folder, "leer.html"), "")
        const read = yield* Effect.result(readConfig({ LEGAL_PAGES: folder, MORE_LEGAL_PAGES: pages }))
        assert.strictEqual(Result.isSuccess(read), isValid)
        if (Result.isFailure(read)) assert.include(read.failure.message, "MORE_LEGAL_PAGES is not usable: ")
      }),
  )

  it.effect("MORE_LEGAL_PAGES without LEGAL_PAGES is refused", () =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(readConfig({ MORE_LEGAL_PAGES: "garantie=Garantie" }))
      assert.include(message, "MORE_LEGAL_PAGES is not usable: files of LEGAL_PAGES")
    }),
  )

  it.effect.each([
    [{ LEGAL_PAGES: join(example, "legal") }, "https://holzhof.example/rechtliches/agb"],
    [{}, "https://www.heimwerk.example/agb/"],
  ] as const)("with the settings %o, the mail of an order links the terms at %s", ([settings, terms]) =>
    Effect.gen(function* () {
      const config = yield* readConfig({
        ...settings,
        RETAILER_NAME: "Holzhof Nord GmbH",
        RETAILER_STREET: "Hafenstraße 3",
        RETAILER_CITY: "25813 Husum",
        RETAILER_EMAIL: "service@holzhof.example",
        RETAILER_PHONE: "04841 1",
        RETAILER_REGISTER: "HRB 1",
        RETAILER_VAT_ID: "DE1",
        BANK_IBAN: "AT611904300234573201",
      })
      const retailer = retailerOf(config, "https://holzhof.example")
      const links = yield* orderMailing({ retailer, tokenOf: () => Effect.succeed("abc") }, "HW-1")
      const { html = "", text } = orderMail(placed(requestFor()), links)
      for (const part of [text, html]) {
        assert.include(part, terms)
        assert.strictEqual(part.includes("heimwerk.example"), !("LEGAL_PAGES" in settings))
      }
    }),
  )

  it("a page names the configured brand, its company and whether it has legal pages, and names no brand if only the company is configured", () => {
    assert.strictEqual(
      brandMeta({ name: "Holz & Hof", company: 'Holz "Hof" GmbH', legalPages: "garantie=Garantie" }),
      '<meta name="heimwerk-brand" content="Holz &amp; Hof" data-company="Holz &quot;Hof&quot; GmbH" data-legal="garantie=Garantie">',
    )
    assert.include(brandMeta({ name: undefined, company: undefined, legalPages: "" }), ' data-legal="">')
    assert.strictEqual(brandMeta({ name: undefined, company: "Werk GmbH", legalPages: undefined }), "")
  })
})
