import { describe, it, layer } from "@effect/vitest"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { Effect, Layer } from "effect"

import { embedded, sqlPorts, withSmallWorld } from "../../support/database.ts"
import { postgresPrograms, postgresUrl } from "../../support/postgres.ts"
import { checkoutSqlSuite } from "./checkoutSqlSuite.ts"
import { deadlinesSqlSuite } from "./deadlinesSqlSuite.ts"
import { dueByHandSqlSuite } from "./dueByHandSqlSuite.ts"
import { doublePaymentsSqlSuite } from "./doublePaymentsSqlSuite.ts"
import { refundJobSqlSuite } from "./refundJobSqlSuite.ts"
import { staffNamesSqlSuite } from "./staffNamesSqlSuite.ts"
import { transfersSqlSuite } from "./transfersSqlSuite.ts"
import { deletionRacesSuite } from "./personal/deletionRacesSuite.ts"
import { orderModelSuite } from "./orderModelSuite.ts"
import { orderListsSqlSuite } from "./orderListsSqlSuite.ts"
import { paymentsSqlSuite } from "./paymentsSqlSuite.ts"
import { failedRefundsSqlSuite } from "./failedRefundsSqlSuite.ts"
import { refusedRefundsSqlSuite } from "./refusedRefundsSqlSuite.ts"
import { refundsSqlSuite } from "./refundsSqlSuite.ts"
import { staffStepsSqlSuite } from "./staffStepsSqlSuite.ts"

const options = { excludeTestServices: true } as const

layer(sqlPorts.pipe(Layer.provideMerge(withSmallWorld(embedded))), options)(
  "the checkout on the embedded database",
  (it) => {
    checkoutSqlSuite(it)
    deadlinesSqlSuite(it)
    orderListsSqlSuite(it)
    paymentsSqlSuite(it)
    refundsSqlSuite(it)
    failedRefundsSqlSuite(it)
    dueByHandSqlSuite(it)
    refusedRefundsSqlSuite(it)
    doublePaymentsSqlSuite(it)
    staffNamesSqlSuite(it)
    transfersSqlSuite(it)
    refundJobSqlSuite(it)
    staffStepsSqlSuite(it)
    orderModelSuite(it)
  },
)

if (postgresPrograms === undefined) {
  describe("the checkout on PostgreSQL", () => {
    it("the checkout tests are skipped on a machine without PostgreSQL", (context) => context.skip())
  })
} else {
  const database = Layer.unwrap(
    Effect.map(postgresUrl, (url) => Database.layer({ url, directory: "/nowhere" })),
  )
  layer(sqlPorts.pipe(Layer.provideMerge(withSmallWorld(database))), options)(
    "the checkout on PostgreSQL",
    (it) => {
      checkoutSqlSuite(it)
      deadlinesSqlSuite(it)
      orderListsSqlSuite(it)
      paymentsSqlSuite(it)
      refundsSqlSuite(it)
      failedRefundsSqlSuite(it)
      dueByHandSqlSuite(it)
      refusedRefundsSqlSuite(it)
      doublePaymentsSqlSuite(it)
      staffNamesSqlSuite(it)
      transfersSqlSuite(it)
      refundJobSqlSuite(it)
      staffStepsSqlSuite(it)
      deletionRacesSuite(it)
      orderModelSuite(it)
    },
  )
}
