import { mkdir } from "node:fs/promises"
import { join } from "node:path"

import { afterAll, beforeAll } from "vitest"

import { afterChange } from "./afterChange.ts"
import { forget, type Shop, startSeededShop, startShop } from "./shop.ts"

/** The real server on its own embedded database, for the tests of one file, with its outbox. */
export interface OwnShop {
  readonly origin: () => string
  readonly outbox: () => string
  /** All output so far, including output from before a kill. */
  readonly output: () => string
  /** Kills the process as a power failure does, and restarts it with the same data. */
  readonly killAndRestart: () => Promise<void>
  /** Checks the outbox after every change until `look` finds a mail. */
  readonly arrival: (look: () => Promise<string | undefined>) => Promise<string>
}

/** Starts the server before a file's tests and removes its data after them. */
export const ownShop = (): OwnShop => {
  let shop: Shop
  let printed = ""
  beforeAll(async () => {
    shop = await startSeededShop()
    await mkdir(outbox(), { recursive: true })
  })
  afterAll(async () => {
    await shop.stop()
    await forget(shop)
  })
  const outbox = () => join(shop.dataDir, "outbox")
  return {
    origin: () => shop.origin,
    outbox,
    output: () => printed + shop.output(),
    killAndRestart: async () => {
      await shop.kill()
      printed += shop.output()
      shop = await startShop({ dataDir: shop.dataDir })
    },
    arrival: (look) => afterChange(outbox(), look),
  }
}
