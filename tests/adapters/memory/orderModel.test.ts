import { describe, it } from "@effect/vitest"

import { memoryShop } from "../../support/orders/memoryShop.ts"
import { modelTimeout, runOrderModel } from "../../support/orders/orderModel.ts"

describe("the model of orders in memory", () => {
  it.live(
    "money, stock, events and mails of orders in memory equal those of a simple model after any commands",
    () => runOrderModel(memoryShop, 100),
    modelTimeout,
  )
})
