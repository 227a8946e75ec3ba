import { mkdir, watch } from "node:fs/promises"
import { join } from "node:path"

import { afterAll, beforeAll } from "vitest"

import { forget, type Shop, startShop } from "./shop.ts"

/** The real program on its embedded database for the tests of one file, with its outbox. */
export interface OwnShop {
  readonly origin: () => string
  readonly outbox: () => string
  /** Everything it has printed, also before it was killed. */
  readonly output: () => string
  /** Ends it as a power switch would, and starts it again over the same data. */
  readonly killAndRestart: () => Promise<void>
  /** Looks into the outbox whenever it changes, until something is found. */
  readonly arrival: (look: () => Promise<string | undefined>) => Promise<string>
}

/** Starts it before a file's tests and forgets it after them. */
export const ownShop = (): OwnShop => {
  let shop: Shop
  let printed = ""
  beforeAll(async () => {
    shop = await startShop()
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
    arrival: async (look) => {
      const changes = watch(outbox())
      const there = await look()
      if (there !== undefined) return there
      for await (const _ of changes) {
        const text = await look()
        if (text !== undefined) return text
      }
      return ""
    },
  }
}
