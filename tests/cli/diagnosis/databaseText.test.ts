import { assert, describe, it } from "@effect/vitest"
import { databaseText } from "@heimwerk/cli/diagnosis/privateChecks.ts"

describe("the finding about the database", () => {
  it("the German finding about the database names PostgreSQL and its address, and says that changes survive a power loss", () => {
    assert.strictEqual(
      databaseText({ database: "PostgreSQL 15.4 at db.example/shop", durability: "power-loss safe" }),
      "PostgreSQL 15.4 auf db.example/shop; bestätigte Änderungen überstehen auch einen Stromausfall.",
    )
  })
})
