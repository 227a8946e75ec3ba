import { layer } from "@effect/vitest"
import { Layer } from "effect"

import { embedded, sqlPorts, withSmallWorld } from "../../support/database.ts"
import { sqlSuite } from "./sqlSuite.ts"

layer(sqlPorts.pipe(Layer.provideMerge(withSmallWorld(embedded))), {
  excludeTestServices: true,
})("the SQL adapters on the embedded database", sqlSuite)
