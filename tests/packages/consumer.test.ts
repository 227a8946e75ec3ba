import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, inject, it, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "../server/support/memoryShop.ts"
import { launch, visitor } from "../support/browser.ts"
import { bundlers } from "./support/bundle.ts"
import { outputOf } from "./support/command.ts"

const folder = inject("consumer")

/** The expected output of `consumer/answers.ts` in every environment, with the small world's shop. */
const expected = {
  hours: {
    open: "Geöffnet bis 20:00 Uhr",
    closed: "Öffnet Samstag um 08:00 Uhr",
    distance: "3,2 Km",
  },
  prices: {
    flags: ["Bestseller", "- 30 €"],
    flag: "- 20 %",
    money: "1.299,00\u00a0€",
    base: "4,00\u00a0€ / l",
  },
  forms: [
    "Bitte gib deinen Vornamen ein",
    "Bitte gib deinen Nachnamen ein",
    "Bitte gib eine E-Mail-Adresse an",
    "Bitte gib eine Telefonnummer an",
    "Bitte gib eine Straße und eine Hausnummer an",
    "Bitte gib eine gültige Postleitzahl an",
    "Bitte gib einen Ort an",
  ],
  memory: { markets: 1, match: "none" },
  http: { markets: 12, match: "plz" },
}

describe("a project outside the repository with the packages installed", () => {
  it("the installed command line runs in a project outside of the repository", async () => {
    const answer = await outputOf(
      folder,
      "npm",
      "exec",
      "--",
      "heimwerk",
      "markets",
      "near",
      "50667",
      "--json",
    )
    const [nearest] = JSON.parse(answer)
    assert.strictEqual(nearest.name, "Heimwerk Köln-Altstadt-Süd")
  })
})

layer(MemoryShop.layer(), { excludeTestServices: true })(
  "hours, prices, forms, memory and HTTP adapters",
  (it) => {
    it.effect("a program that uses the installed packages reads the shop's data in Node", () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const answer = yield* Effect.promise(() => outputOf(folder, "node", "node.ts", origin))
        assert.deepStrictEqual(JSON.parse(answer), expected)
      }),
    )

    for (const { bundle, name } of bundlers)
      it.effect(
        `a program that uses the installed packages reads the shop's data in a browser, bundled by ${name}`,
        () =>
          Effect.gen(function* () {
            const { origin } = yield* MemoryShop
            const script = yield* Effect.promise(() => bundle(join(folder, "browser.ts")))
            const browser = yield* Effect.acquireRelease(
              Effect.promise(() => launch()),
              (opened) => Effect.promise(() => opened.close()),
            )
            const answer = yield* Effect.promise(async () => {
              const page = await (await visitor(browser)).newPage()
              // A page on the shop's origin without the shop's content and content security policy.
              await page.route(`${origin}/consumer`, (route) =>
                route.fulfill({ contentType: "text/html", body: "<title>consumer</title>" }),
              )
              await page.goto(`${origin}/consumer`)
              await page.addScriptTag({ content: script, type: "module" })
              // A module script runs asynchronously after it has been added.
              await page.waitForFunction(() => "answers" in globalThis)
              return page.evaluate("answers(location.origin)")
            })
            assert.deepStrictEqual(answer, expected)
          }).pipe(Effect.scoped),
      )
  },
)

describe("the installed packages", () => {
  it("every installed package contains its licence and its manual", async () => {
    for (const name of ["core", "adapters", "conformance", "cli"]) {
      const installed = join(folder, "node_modules", "@heimwerk", name)
      assert.match(readFileSync(join(installed, "LICENSE"), "utf8"), /^MIT License/u)
      assert.match(
        readFileSync(join(installed, "README.md"), "utf8"),
        new RegExp(`^# @heimwerk/${name}\n`, "u"),
      )
    }
  })
})
