import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import * as Effect from "effect/Effect"

import { type Backend, command, expectStatus, pathOf } from "../suite/Backend.ts"
import type { Check } from "../suite/Check.ts"
import { forEachOf, unknownParams } from "../suite/forEachOf.ts"
import { type Operation, operations } from "../suite/operations.ts"

const { add } = ShopApi.groups.basket.endpoints

/** A body of 70,000 bytes. The limit for the body of a request is 64 KiB (quality T-I2). */
const tooLarge = "x".repeat(70_000)

const changes = operations.filter(({ method }) => method !== "GET")

const isCommand = (method: string): method is "POST" | "PUT" | "DELETE" =>
  method === "POST" || method === "PUT" || method === "DELETE"

/** Sends a request of the operation with this body, and with the headers of a page of the shop. */
const sendBody = (
  backend: Backend,
  { contentType, method, path }: Operation,
  body: string,
  type = contentType,
) =>
  isCommand(method)
    ? command(backend, backend, {
        method,
        path: pathOf(backend, { path }, unknownParams),
        body,
        headers: { "content-type": type },
      })
    : Effect.die(new Error(`${method} is no command`))

/** Checks of rules for all requests that can change data. */
export const changeChecks: ReadonlyArray<Check> = [
  {
    id: "contract.guarded",
    title: "Jede Änderung ohne X-Requested-With ist 403.",
    rule: "T-S3",
    writes: true,
    run: (backend) =>
      forEachOf(changes, ({ contentType, hasBody, method, path }) =>
        isCommand(method)
          ? Effect.map(
              backend.send({
                method,
                path: pathOf(backend, { path }, unknownParams),
                headers: { origin: backend.origin, "content-type": contentType },
                ...(hasBody ? { body: "{}" } : {}),
              }),
              (answer) => expectStatus(answer, 403, "ohne X-Requested-With"),
            )
          : Effect.succeed([]),
      ),
  },
  {
    id: "contract.malformed",
    title: "Jeder unlesbare Inhalt ist 400, jeder mit falschem Content-Type 415.",
    rule: "T-I2",
    writes: true,
    run: (backend) =>
      forEachOf(
        changes.filter(({ contentType, hasBody }) => hasBody && contentType === "application/json"),
        (operation) =>
          Effect.gen(function* () {
            return [
              ...expectStatus(yield* sendBody(backend, operation, "{"), 400, "mit unlesbarem JSON"),
              ...expectStatus(yield* sendBody(backend, operation, "{}", "text/plain"), 415, "mit text/plain"),
            ]
          }),
      ),
  },
  {
    id: "contract.tooLarge",
    title: "Ein Inhalt über 64 KiB ist 413.",
    rule: "T-I2",
    writes: true,
    run: Effect.fnUntraced(function* (backend) {
      const answer = yield* command(backend, backend, {
        method: "POST",
        path: pathOf(backend, add),
        body: tooLarge,
      })
      return expectStatus(answer, 413, "mit 70.000 Zeichen")
    }),
  },
]
