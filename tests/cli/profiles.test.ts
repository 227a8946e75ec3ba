import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, assert, describe, it } from "@effect/vitest"
import { Surroundings } from "@heimwerk/cli/shop/profiles.ts"
import { Effect } from "effect"

import { fakeFetch, json } from "../adapters/http/support/fakeShop.ts"
import { smallWorld } from "../support/smallWorld.ts"
import { ask } from "./support/ask.ts"

const folder = mkdtempSync(join(tmpdir(), "heimwerk-profiles-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, "unter", "ordner"), { recursive: true })
const file = join(folder, "heimwerk.config.json")

/**
 * Runs `markets list` in a folder below the settings file. Returns the output and exit code, and the origins
 * of the requests.
 */
const asked = (settings: unknown, env: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    writeFileSync(file, typeof settings === "string" ? settings : JSON.stringify(settings))
    const shop = fakeFetch(json({ markets: smallWorld.markets }))
    const answer = yield* ask("markets", "list", "--json", ...args).pipe(
      Effect.provide(shop.layer),
      Effect.provideService(Surroundings, { env, folder: join(folder, "unter", "ordner") }),
    )
    return { ...answer, origins: shop.requests.map(({ url }) => new URL(url).origin) }
  })

const settings = {
  default: "test",
  profiles: { test: { origin: "https://test.example" }, live: { origin: "https://live.example" } },
}

describe("heimwerk with profiles", () => {
  it.effect.each([
    ["the shop of the default profile in the nearest settings file", {}, [], ["https://test.example"]],
    [
      "the shop of --profile instead of the default profile",
      {},
      ["--profile", "live"],
      ["https://live.example"],
    ],
    [
      "the shop of HEIMWERK_ORIGIN instead of the default profile",
      { HEIMWERK_ORIGIN: "https://env.example" },
      [],
      ["https://env.example"],
    ],
    [
      "the shop of --profile instead of HEIMWERK_ORIGIN",
      { HEIMWERK_ORIGIN: "https://env.example" },
      ["--profile", "live"],
      ["https://live.example"],
    ],
    [
      "the shop of --origin instead of --profile and HEIMWERK_ORIGIN",
      { HEIMWERK_ORIGIN: "https://env.example" },
      ["--profile", "live", "--origin", "https://option.example"],
      ["https://option.example"],
    ],
    ["no shop for an empty HEIMWERK_ORIGIN", { HEIMWERK_ORIGIN: "" }, [], []],
  ] as const)("the command line sends its request to %s", ([, env, args, origins]) =>
    Effect.gen(function* () {
      const answer = yield* asked(settings, env, ...args)
      assert.deepStrictEqual([answer.code, answer.origins], [0, [...origins]])
    }),
  )

  it.effect("the command line names the possible profiles when the profile is unknown", () =>
    Effect.gen(function* () {
      const { code, stderr } = yield* asked(settings, {}, "--profile", "prod")
      assert.deepStrictEqual(
        [code, stderr],
        [2, ["Das Profil „prod“ gibt es nicht. Möglich ist: test, live."]],
      )
    }),
  )

  it.effect.each([
    ["{", "Es muss JSON mit „profiles“ sein"],
    [{ profiles: { test: { origin: 5 } } }, "Falsch ist „profiles.test.origin“"],
    [{ profiles: {}, profile: "x" }, "Falsch ist „profile“"],
  ] as const)(
    "the command line names the file and the invalid value of the settings %j",
    ([content, place]) =>
      Effect.gen(function* () {
        const { code, stderr } = yield* asked(content, {})
        assert.strictEqual(code, 1)
        assert.include(stderr[0] ?? "", `„${file}“ ist nicht gültig. ${place}. Gültig ist zum Beispiel: `)
      }),
  )
})
