import { assert, describe, it } from "@effect/vitest"
import { CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"

describe("CatalogError", () => {
  it.each([
    ["NotFound", "Diesen Artikel gibt es bei uns nicht (mehr)."],
    ["Unavailable", "Leider ist ein unbekannter Fehler aufgetreten. Bitte versuch es später erneut."],
  ] as const)("the catalogue error %s has the German message: %s", (reason, message) => {
    assert.strictEqual(new CatalogError({ reason }).message, message)
  })
})
