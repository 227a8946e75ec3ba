import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { assert, layer } from "@effect/vitest"
import { requestsLayer } from "@heimwerk/adapters/http/requests/requestsLayer.ts"
import { isHidden } from "@heimwerk/core/forms/energy/partners.ts"
import { BotCheck } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Attempts } from "@heimwerk/server/security/Attempts.ts"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { ask } from "../cli/support/ask.ts"
import { ada } from "../core/forms/samples.ts"
import { embedded, requestPorts, withSmallWorld } from "../support/database.ts"
import { cases, thinned } from "../support/size.ts"
import { sendForm } from "./support/formBody.ts"
import { MemoryShop, memoryWorld } from "./support/memoryShop.ts"

const database = withSmallWorld(embedded)
const patient = Layer.succeed(Attempts, {
  begun: () => Effect.undefined,
  count: () => Effect.succeed(1),
  forgive: () => Effect.void,
})
const world = Layer.mergeAll(memoryWorld, requestPorts.pipe(Layer.provide(database)), patient).pipe(
  Layer.orDie,
)

const properties = ["house-owner", "apartment-owner", "renter"] as const
const partners = ["hansetherm", "otovo", "fuchsundeule", "varm"] as const
const choices = Array.from({ length: 16 }, (_, bits) =>
  partners.filter((_partner, index) => (bits >> index) % 2 === 1),
)

const energy = properties.flatMap((property) =>
  choices.map((chosen) => ({
    form: "energy",
    isRight: chosen.length > 0 && !chosen.some((partner) => isHidden(property, partner)),
    input: { selectedProperty: property, selectedServices: chosen, concent: true },
  })),
)

const areas = [
  { area: "badezimmer", activities: ["bad-komplett-sanieren"], note: 'Fliesen "matt" & grau\n' },
  { area: "kueche", activities: ["kueche-aufbauen"], note: "5 % mehr + Ölschrank" },
  { area: "dach", activities: ["dachrinne-erneuern"], note: "Größe: 3×4 m; 🏠" },
]
const craftsman = Array.from({ length: 8 }, (_, bits) => ({
  form: "craftsman",
  isRight: true,
  input: {
    selectedRoomOptions: areas.map(({ note, ...area }, index) => ({
      ...area,
      message: (bits >> index) % 2 === 1 ? note : "",
    })),
  },
}))

const Rows = Schema.Array(Schema.Struct({ payload: Schema.String }))

layer(MemoryShop.layer({}, { world }).pipe(Layer.provideMerge(database)), {
  excludeTestServices: true,
})("form payloads", (it) => {
  it.effect(
    "the server stores valid energy requests for all properties and many sets of partners, and craftsman requests with and without notes, byte for byte",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const sql = yield* SqlClient.SqlClient
        const folder = mkdtempSync(join(tmpdir(), "heimwerk-payloads-"))
        const file = join(folder, "angaben.json")
        const bots = yield* Effect.provide(BotCheck, requestsLayer({ origin, brand: "heimwerk" }))
        const seen = { sent: 0, refused: 0 }
        for (const { form, input, isRight } of [...thinned(energy, 4), ...thinned(craftsman, 4)]) {
          const token = yield* bots.token(form === "energy" ? "energy" : "craftsman")
          writeFileSync(file, JSON.stringify({ marketId: "520", userData: ada, ...input, token }))
          const { code, stdout } = yield* ask("forms", "payload", form, file, "--origin", origin)
          assert.strictEqual(code, isRight ? 0 : 1)
          if (!isRight) {
            seen.refused++
            continue
          }
          const path = form === "energy" ? "energetictransformation" : "craftsmanservice"
          const answer = yield* Effect.promise(() => sendForm(origin, path, stdout))
          const { id } = JSON.parse(answer.text)
          const rows = yield* sql`select payload from customer_request where id = ${id}::text`.pipe(
            Effect.flatMap(Schema.decodeUnknownEffect(Rows)),
          )
          assert.deepStrictEqual(rows, [{ payload: stdout }])
          // Deletes the request, because an address gets at most 10 confirmation mails within 24 hours.
          yield* sql`delete from customer_request`
          seen.sent++
        }
        rmSync(folder, { recursive: true })
        assert.deepStrictEqual(seen, { sent: cases(7 + 2, 19 + 8), refused: cases(5, 29) })
      }),
  )
})
