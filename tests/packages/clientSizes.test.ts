import { describe, inject } from "@effect/vitest"

import { thinned } from "../support/size.ts"
import { bundlers } from "./support/bundle.ts"
import { testSize } from "./support/programSize.ts"

const folder = inject("consumer")
/** Only the first bundler in the gate, because webpack alone takes 20 s of processor time. */
const tested = thinned(bundlers, bundlers.length)

describe("the Promise client in a bundle", () => {
  testSize(
    folder,
    {
      name: "client with markets only",
      maxKb: 12,
      text: async () => `export { createShop, markets } from "@heimwerk/adapters/client"`,
    },
    tested,
  )
  testSize(
    folder,
    {
      name: "client with the optimistic basket",
      maxKb: 37,
      text: async () => `export { basket, createShop } from "@heimwerk/adapters/client"`,
    },
    tested,
  )
})
