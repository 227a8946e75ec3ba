import type { TestProject } from "vitest/node"

import { freePort } from "../support/freePort.ts"
import { forget, startSeededShop } from "../support/shop.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the tested shop. */
    origin: string
    /** Data folder of the tested shop, which also contains the sent mails. */
    dataDir: string
    /** The other origin whose pages may call the tested shop. No server listens there until a test starts one. */
    frontOrigin: string
  }
}

/** Starts one built shop with its embedded database for all browser tests. Every test is a new visitor. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const frontOrigin = `http://127.0.0.1:${await freePort()}`
  // Trusts the header with the client's network address, so that each test can choose an address.
  // A busy machine may make the shop slow. A slow shop lets only a tenth of these requests wait and refuses pictures.
  const shop = await startSeededShop({
    TRUSTED_PROXY: "127.0.0.1",
    ALLOWED_ORIGINS: frontOrigin,
    MAX_WAITING_REQUESTS: "10000",
  })
  project.provide("origin", shop.origin)
  project.provide("dataDir", shop.dataDir)
  project.provide("frontOrigin", frontOrigin)
  return async () => {
    await shop.stop()
    await forget(shop)
  }
}
