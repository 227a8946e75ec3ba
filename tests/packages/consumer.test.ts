import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { assert, describe, inject, it, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "../server/support/memoryShop.ts"
import { launch, visitor } from "../support/browser.ts"
import { expectedAnswers } from "./support/answers.ts"
import { bundlers } from "./support/bundle.ts"
import { showCell } from "./support/cell.ts"
import { outputOf } from "./support/command.ts"

const folder = inject("consumer")

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

/** End of a worker's script: runs the program for the worker's origin and posts its answers. */
const postAnswers = "answers(self.origin).then((all) => postMessage(all))"

/** Starts a worker with this script, and returns the worker's first message. Runs in the page. */
const answersOfWorker = (script: string) =>
  new Promise((resolve, reject) => {
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }))
    const worker = new Worker(address, { type: "module" })
    worker.addEventListener("message", ({ data }) => resolve(data))
    worker.addEventListener("error", ({ message }) => reject(new Error(message)))
  })

layer(MemoryShop.layer(), { excludeTestServices: true })(
  "hours, prices, forms, memory and HTTP adapters",
  (it) => {
    for (const { bundle, name } of bundlers)
      it.effect(
        `a program that uses the installed packages reads the shop's data in a page and in a worker of a browser, bundled by ${name}`,
        (context) =>
          Effect.gen(function* () {
            const cell = { check: "bundle in a page and in a worker of a browser", environment: name }
            showCell(context, cell)
            const { origin } = yield* MemoryShop
            const [script = ""] = yield* Effect.promise(() => bundle([join(folder, "browser.ts")]))
            const browser = yield* Effect.acquireRelease(
              Effect.promise(() => launch()),
              (opened) => Effect.promise(() => opened.close()),
            )
            const answers = yield* Effect.promise(async () => {
              const page = await (await visitor(browser)).newPage()
              // A page on the shop's origin without the shop's content and content security policy.
              await page.route(`${origin}/consumer`, (route) =>
                route.fulfill({ contentType: "text/html", body: "<title>consumer</title>" }),
              )
              await page.goto(`${origin}/consumer`)
              await page.addScriptTag({ content: script, type: "module" })
              // A module script runs asynchronously after it has been added.
              await page.waitForFunction(() => "answers" in globalThis)
              return [
                await page.evaluate("answers(location.origin)"),
                await page.evaluate(answersOfWorker, `${script}\n${postAnswers}`),
              ]
            })
            assert.deepStrictEqual(answers, [expectedAnswers, expectedAnswers])
            showCell(context, { ...cell, found: `passed, ${Math.ceil(gzipSync(script).length / 1024)} KB` })
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
