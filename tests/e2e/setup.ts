import type { TestProject } from "vitest/node"

import { forget, startShop } from "../support/shop.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Where the shop of the browser tests listens. */
    origin: string
    /** Where its data are, the mails it has sent among them. */
    dataDir: string
  }
}

/** One built shop on its embedded database for all browser tests; every test is a visitor of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Visitors may say which network they come from.
  const shop = await startShop({ env: { TRUSTED_PROXY: "127.0.0.1" } })
  project.provide("origin", shop.origin)
  project.provide("dataDir", shop.dataDir)
  return async () => {
    await shop.stop()
    await forget(shop)
  }
}
