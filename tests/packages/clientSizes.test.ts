import { describe, inject } from "@effect/vitest"

import { testSize } from "./support/programSize.ts"

const folder = inject("consumer")

describe("the Promise client in a bundle", () => {
  testSize(folder, {
    name: "client with markets only",
    maxKb: 12,
    text: async () => `export { createShop, markets } from "@heimwerk/adapters/client"`,
  })
  testSize(folder, {
    name: "client with the optimistic basket",
    maxKb: 35,
    text: async () => `export { basket, createShop } from "@heimwerk/adapters/client"`,
  })
})
