import { constants, setPriority } from "node:os"

import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as database from "@heimwerk/adapters/sql/database.ts"
import { renewTerms } from "@heimwerk/adapters/sql/search/renewTerms.ts"
import { Console, Effect } from "effect"

import { readConfig } from "../settings/config.ts"

/** Time limit of a statement, in ms. The slowest statements index 500,000 articles, which takes a minute. */
const statementBudgetMillis = 600_000

/** Computes the search terms of the imported world again, if older rules have made them. */
const program = Effect.gen(function* () {
  const { dataDir, databaseUrl } = yield* readConfig(process.env)
  yield* Effect.provide(
    renewTerms,
    database.layer({ url: databaseUrl, directory: dataDir, statementBudgetMillis }),
  )
})

// With PostgreSQL, the server answers visitors meanwhile and needs the processor first.
setPriority(constants.priority.PRIORITY_LOW)

// Exits when the server that started this process exits. Otherwise it would block the database for the next start.
process.once("disconnect", () => process.exit(1))
process.channel?.unref()

NodeRuntime.runMain(
  program.pipe(
    Effect.tapError(({ message }) => Console.error(message)),
    Effect.tapDefect((defect) => Console.error(`The search terms cannot be computed: ${String(defect)}`)),
  ),
  { disableErrorReporting: true },
)
