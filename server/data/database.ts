import { join } from "node:path"

import * as OutboxFiles from "@heimwerk/adapters/node/OutboxFiles.ts"
import * as PasswordsArgon2 from "@heimwerk/adapters/node/PasswordsArgon2.ts"
import * as AddressesSql from "@heimwerk/adapters/sql/AddressesSql.ts"
import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import * as database from "@heimwerk/adapters/sql/database.ts"
import * as MarketsSql from "@heimwerk/adapters/sql/MarketsSql.ts"
import { WorldVersionAge } from "@heimwerk/adapters/sql/cachedByWorldVersion.ts"
import { innermostMessage } from "@heimwerk/adapters/sql/innermostMessage.ts"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import { isIndexed } from "@heimwerk/adapters/sql/search/indexWorld.ts"
import { hasCurrentTerms } from "@heimwerk/adapters/sql/search/renewTerms.ts"
import * as NewsletterSql from "@heimwerk/adapters/sql/NewsletterSql.ts"
import * as ConsentRecordsSql from "@heimwerk/adapters/sql/ConsentRecordsSql.ts"
import * as WithdrawalsSql from "@heimwerk/adapters/sql/WithdrawalsSql.ts"
import * as PasswordResetSql from "@heimwerk/adapters/sql/PasswordResetSql.ts"
import * as PlacesSql from "@heimwerk/adapters/sql/PlacesSql.ts"
import { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"
import { hasWorld } from "@heimwerk/adapters/sql/world/hasWorld.ts"
import * as RegistrationSql from "@heimwerk/adapters/sql/RegistrationSql.ts"
import * as StocksSql from "@heimwerk/adapters/sql/StocksSql.ts"
import * as SuggestionsSql from "@heimwerk/adapters/sql/SuggestionsSql.ts"
import * as CatalogFactFinder from "@heimwerk/adapters/vendors/factfinder/CatalogFactFinder.ts"
import { FactFinder } from "@heimwerk/adapters/vendors/factfinder/FactFinder.ts"
import * as SuggestionsFactFinder from "@heimwerk/adapters/vendors/factfinder/SuggestionsFactFinder.ts"
import { GermanWords } from "@heimwerk/core/search/GermanWords.ts"
import { isGermanWord } from "@heimwerk/fixtures/germanWords.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import * as OutboxSmtp from "@heimwerk/adapters/smtp/OutboxSmtp.ts"
import { Effect, Exit, Layer, Schedule, Scope } from "effect"
import { SqlClient } from "effect/sql"
import * as PaymentsStripe from "@heimwerk/adapters/vendors/stripe/PaymentsStripe.ts"
import type { StripeAccount } from "@heimwerk/adapters/vendors/stripe/PaymentsStripe.ts"

import * as attemptsSql from "../security/attemptsSql.ts"
import * as dataVersionSql from "../cache/dataVersionSql.ts"
import { ArticleSitemaps } from "../feeds/ArticleSitemaps.ts"
import * as catalogCache from "./catalogCache.ts"
import { runChild } from "./childProgram.ts"
import * as publicReads from "./publicReads.ts"
import { retailerOf } from "../brand/retailerOf.ts"
import type { ServerConfig } from "../settings/config.ts"
import { markAsCreated, refuseEmptiedDatabase, refuseMissingDatabase } from "./emptiedDatabase.ts"
import * as deliveryJobs from "../jobs/deliveryJobs.ts"
import { nightlyVacuum } from "../jobs/nightlyVacuum.ts"
import { termRenewal, termsNotComputed } from "../jobs/termRenewal.ts"
import * as requests from "./customerRequests.ts"
import * as paymentNotices from "./PaymentNotices.ts"
import * as readinessSql from "../health/readinessSql.ts"
import * as passwordStrength from "../security/passwordStrength/passwordStrength.ts"
import { SearchLogins } from "../visitor/SearchLogins.ts"
import { StartProblem } from "../settings/StartProblem.ts"
import { customerDataLayer, visitorsLayer } from "../visitor/visitorsSql.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { Carriers } from "@heimwerk/core/shipping/Carriers.ts"
import { DeliveredAfter } from "@heimwerk/core/shipping/DeliveredAfter.ts"
import { ShopAccount } from "@heimwerk/core/payment/ShopAccount.ts"
import { Warehouse } from "@heimwerk/core/promise/Warehouse.ts"
import { printStart } from "../telemetry/printStart.ts"
import { worldVersion } from "./worldVersion.ts"

/**
 * Maximum time for which a statement waits for one lock, in ms. A table that an operator's program locks for longer must
 * not take all connections: its statements fail with `Unavailable`, and the others get a connection. Longer than the 1 s
 * after which PostgreSQL looks for deadlocks.
 */
const lockLimitMillis = 3000

/**
 * Migrates the tables. Returns the program that must prepare the data before the server can use the database: `seed.ts`
 * if the database contains neither an imported world nor the current demonstration data, or no search tables. A
 * transaction blocks all others on the embedded database, so there `renewTerms.ts` runs before the start, too. Fails
 * with a one-line message if the tables cannot be prepared.
 */
const migrated = Effect.fnUntraced(
  function* ({ databaseUrl }: ServerConfig) {
    yield* migrate()
    if (databaseUrl === undefined && !(yield* hasCurrentTerms)) return "renewTerms.ts"
    return (yield* hasWorld(yield* worldVersion)) && (yield* isIndexed) ? undefined : "seed.ts"
  },
  Effect.mapError((cause) => {
    const message = `The database was opened but its tables cannot be prepared: ${innermostMessage(cause)}`
    return new StartProblem({ message, cause })
  }),
)

/** Refuses a standby, which answers reads but refuses every change. */
const refuseStandby = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { description } = yield* OpenedDatabase
  if ((yield* sql`select where pg_is_in_recovery()`).length === 0) return
  const message = `${description} is a standby or still in recovery, so it accepts no changes. DATABASE_URL must name the primary.`
  return yield* new StartProblem({ message })
})

const preparation = Effect.fnUntraced(function* (config: ServerConfig) {
  yield* refuseStandby
  yield* refuseEmptiedDatabase(config)
  const program = yield* migrated(config)
  yield* markAsCreated(config)
  return program
})

/**
 * Runs a program that prepares the data before the server uses the database. The server starts with old search terms
 * if they cannot be computed again, but not without data.
 */
const prepare = Effect.fnUntraced(function* (config: ServerConfig, program: "seed.ts" | "renewTerms.ts") {
  yield* printStart(config, ["Preparing the data of the shop ..."])
  const problem = yield* runChild(program)
  if (problem === "") return
  if (program === "renewTerms.ts") return yield* Effect.logWarning(`${termsNotComputed}: ${problem}`)
  return yield* new StartProblem({ message: `The demonstration world was not seeded: ${problem}.` })
})

/**
 * Opens the database and migrates its tables. If data must be prepared, closes the database, prepares them in a child
 * process, and opens the database again. Only one process can open the embedded database.
 */
const preparedDatabase = (config: ServerConfig, options: database.DatabaseOptions) =>
  Layer.effectContext(
    Effect.gen(function* () {
      yield* refuseMissingDatabase(config)
      const open = Layer.fresh(database.layer(options))
      const untilPrepared = yield* Scope.fork(yield* Effect.scope)
      const opened = yield* Layer.buildWithScope(open, untilPrepared)
      const program = yield* Effect.provide(preparation(config), opened)
      if (program === undefined) return opened
      yield* Scope.close(untilPrepared, Exit.void)
      yield* prepare(config, program)
      return yield* Layer.build(open)
    }),
  )

/** Removes expired rows every hour. After a failure the next attempt is made an hour later. */
const housekeeping = prune.pipe(
  Effect.catchCause((cause) => Effect.logWarning("Expired data could not be removed", cause)),
  Effect.repeat(Schedule.spaced("1 hour")),
  Effect.forkScoped,
)

/**
 * The adapters of the search: the shop's own, or FACT-Finder if it is configured (docs/adr/0020). The sitemaps do
 * not use the cache of lists, because they would replace the lists that visitors need.
 */
const searching = ({ factFinder }: ServerConfig) =>
  factFinder === undefined
    ? Layer.mergeAll(
        SuggestionsSql.layer(),
        catalogCache.layer.pipe(Layer.provide(CatalogSql.layer)),
        ArticleSitemaps.layerSql(),
        SearchLogins.layerNone,
      )
    : Layer.mergeAll(
        SuggestionsFactFinder.layer,
        catalogCache.layer.pipe(Layer.provide(CatalogFactFinder.layer)),
        ArticleSitemaps.layerCatalog.pipe(Layer.provide(CatalogFactFinder.layer)),
        SearchLogins.layerFactFinder,
      ).pipe(Layer.provide(FactFinder.layer(factFinder)))

/** The ports of public reads. Their product lists and the navigation are up to 30 s old (`catalogCache`). */
const publicPorts = (config: ServerConfig) =>
  publicReads.layer(
    config.replicas,
    Layer.mergeAll(MarketsSql.layer, PlacesSql.layer, AddressesSql.layer, StocksSql.layer, searching(config)),
  )

/**
 * All adapters share this instance, so that the maximum of parallel password hashes applies to the whole
 * server.
 */
const passwords = PasswordsArgon2.layer()

/**
 * Provides visitors with their baskets, checkouts and accounts. Accounts use the bot check of the forms.
 * Baskets and checkouts read prices and stock from the primary database, not from the cached catalogue of
 * public reads.
 */
const visitors = ({ accounts, bankAccount, warehouse }: ServerConfig, origin: string) =>
  visitorsLayer(accounts, origin).pipe(
    Layer.provide([
      Layer.fresh(CatalogSql.layer),
      passwords,
      Layer.succeed(Warehouse, warehouse),
      Layer.succeed(ShopAccount, bankAccount),
    ]),
  )

/** Provides online payments at Stripe, if the shop has an account there. */
const payments = (stripe: StripeAccount | undefined) =>
  stripe === undefined ? Layer.empty : PaymentsStripe.layer(stripe)

/** Provides registration, password reset, and the data of customers. */
const customers = (origin: string) =>
  Layer.mergeAll(
    RegistrationSql.layer(origin),
    PasswordResetSql.layer(origin),
    customerDataLayer(origin),
  ).pipe(Layer.provide([passwords, passwordStrength.layer]))

/** Sends mails to the configured mail server, or writes them as files to the data directory. */
const outbox = ({ dataDir, smtp }: ServerConfig) =>
  smtp === undefined ? OutboxFiles.layer(join(dataDir, "outbox")) : OutboxSmtp.layer(smtp)

/** Runs the jobs that send mails, requests and refunds, and the job that applies the deadlines of orders. */
const delivery = (config: ServerConfig) =>
  deliveryJobs.layer.pipe(
    Layer.provide(requests.receiver(config.requestTarget)),
    Layer.provide(outbox(config)),
  )

/**
 * The database with its tables and demonstration data, and all ports that use it.
 *
 * @param origin the origin of links in mails
 * @param stripe the account for online payments
 */
export const layer = (config: ServerConfig, origin: string, stripe: StripeAccount | undefined) => {
  const { dataDir, databaseUrl } = config
  const options = { url: databaseUrl, directory: dataDir, lockLimitMillis }
  return Layer.mergeAll(
    NewsletterSql.layer(origin),
    WithdrawalsSql.layer,
    ConsentRecordsSql.layer,
    customers(origin),
    Layer.mergeAll(visitors(config, origin), delivery(config), paymentNotices.layer).pipe(
      Layer.provideMerge(requests.layer(config.botCheck, config.formConfigFolder, origin)),
      Layer.provideMerge(publicPorts(config)),
      Layer.provideMerge(attemptsSql.layer),
    ),
    Layer.effectDiscard(housekeeping),
    databaseUrl === undefined
      ? Layer.effectDiscard(nightlyVacuum)
      : Layer.effectDiscard(termRenewal(runChild("renewTerms.ts"))),
    readinessSql.layer(dataDir, config.minFreeDisk),
  ).pipe(
    Layer.provideMerge(preparedDatabase(config, options)),
    Layer.provideMerge(payments(stripe)),
    Layer.provide(Layer.succeed(GermanWords, isGermanWord)),
    Layer.provide(Layer.succeed(WorldVersionAge, dataVersionSql.versionMillis)),
    // The layer also provides `Retailer`, `Carriers` and `DeliveredAfter`, because the operator interface needs
    // them when staff perform steps of orders.
    Layer.provideMerge(Layer.succeed(Retailer, retailerOf(config, origin))),
    Layer.provideMerge(Layer.succeed(Carriers, config.trackingLinks)),
    Layer.provideMerge(Layer.succeed(DeliveredAfter, config.deliveredAfter)),
  )
}
