import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { Fetch } from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"

import { connect } from "../client/connection/connect.ts"
import type { Connection } from "../client/connection/Connection.ts"
import type { ShopOptions } from "../client/ShopOptions.ts"

/** Address of a shop, with the brand in its paths and the search channel of its environment. */
export type ShopAddress = Pick<ShopOptions, "brand" | "channel" | "origin">

/**
 * The connection of one visitor to a shop, in browsers and elsewhere. The ports over HTTP and the Promise client send
 * their requests in the same way and read the answers with the same readers.
 */
export class ShopConnection extends Context.Service<ShopConnection, Connection>()(
  "adapters/http/ShopConnection",
) {
  /**
   * Connects to a shop with the `fetch` of Effect's HTTP client. Logs answers and records that cannot be
   * read.
   */
  static readonly layer = (options: ShopOptions): Layer.Layer<ShopConnection> =>
    Layer.effect(
      ShopConnection,
      Effect.gen(function* () {
        const start = Effect.runForkWith(yield* Effect.context())
        const report = (sentence: string) => void start(Effect.logWarning(sentence))
        return connect({ fetch: yield* Fetch, report, ...options })
      }),
    )
}
