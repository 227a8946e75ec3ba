import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { findPackageJSON } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

import { Effect, Layer } from "effect"
import type { Scope } from "effect"

import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import * as FormConfigsMemory from "@heimwerk/adapters/memory/FormConfigsMemory.ts"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import * as PasswordsArgon2 from "@heimwerk/adapters/node/PasswordsArgon2.ts"
import * as AddressesSql from "@heimwerk/adapters/sql/AddressesSql.ts"
import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import * as Database from "@heimwerk/adapters/sql/database.ts"
import { databaseFolder } from "@heimwerk/adapters/sql/embedded/privateFolder.ts"
import { feedbackInbox, formInbox } from "@heimwerk/adapters/sql/RequestsSql.ts"
import * as MarketsSql from "@heimwerk/adapters/sql/MarketsSql.ts"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import * as ConsentRecordsSql from "@heimwerk/adapters/sql/ConsentRecordsSql.ts"
import * as WithdrawalsSql from "@heimwerk/adapters/sql/WithdrawalsSql.ts"
import * as NewsletterSql from "@heimwerk/adapters/sql/NewsletterSql.ts"
import * as PasswordResetSql from "@heimwerk/adapters/sql/PasswordResetSql.ts"
import * as RegistrationSql from "@heimwerk/adapters/sql/RegistrationSql.ts"
import { seedOrders } from "@heimwerk/adapters/sql/seedOrders.ts"
import * as PlacesSql from "@heimwerk/adapters/sql/PlacesSql.ts"
import * as SpentTokensSql from "@heimwerk/adapters/sql/SpentTokensSql.ts"
import * as StocksSql from "@heimwerk/adapters/sql/StocksSql.ts"
import { seed } from "@heimwerk/adapters/sql/seed.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import * as SuggestionsSql from "@heimwerk/adapters/sql/SuggestionsSql.ts"
import * as SessionsSql from "@heimwerk/adapters/sql/SessionsSql.ts"
import * as BotVerificationAltcha from "@heimwerk/adapters/vendors/altcha/server/BotVerificationAltcha.ts"

import { customers } from "@heimwerk/fixtures/customers.ts"
import * as passwordStrength from "@heimwerk/server/security/passwordStrength/passwordStrength.ts"

import { ordersIn } from "@heimwerk/fixtures/orders.ts"
import { root } from "../architecture/sources.ts"
import { setScrews } from "./contentPage.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"

import { smallForms } from "./smallForms.ts"
import { smallWorld } from "./smallWorld.ts"
import { noEffort, solvedBotCheck } from "./solvedBotCheck.ts"
import { filledDirectory } from "./templates.ts"

/** A temporary folder that is removed with the scope. */
export const temporaryDirectory: Effect.Effect<string, never, Scope.Scope> = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "heimwerk-"))),
  (directory) => Effect.sync(() => rmSync(directory, { recursive: true, force: true })),
)

const pglite = findPackageJSON("@electric-sql/pglite", join(root, "adapters", "package.json")) ?? ""

/** PGlite's compiled module. While it is referenced, V8 uses its machine code for every database of this process. */
const compiled = WebAssembly.compile(readFileSync(join(dirname(pglite), "dist", "pglite.wasm")))

/** A folder with a copy of a template. The copy is removed with the scope. */
const copied = <E>(
  name: string,
  fill: (directory: string) => Effect.Effect<void, E>,
): Effect.Effect<string, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      await compiled
      return filledDirectory(name, (directory) => Effect.runPromise(fill(directory)))
    }),
    (directory) => Effect.sync(() => rmSync(directory, { recursive: true, force: true })),
  )

/**
 * Sets the page cache of an embedded database to 8 MB, which is enough for the worlds of the tests. PostgreSQL fills its
 * cache with zeros whenever it opens the database, which takes 0.15 s of processor time for the default of 128 MB.
 */
const shrinkCache = (directory: string): void =>
  appendFileSync(join(directory, databaseFolder, "postgresql.conf"), "shared_buffers = 8MB\n")

/** A temporary folder with an embedded database without tables. It is removed with the scope. */
export const emptyDatabase: Effect.Effect<string, never, Scope.Scope> = copied("empty", (directory) =>
  Layer.build(Database.layer({ directory })).pipe(
    Effect.scoped,
    Effect.andThen(Effect.sync(() => shrinkCache(directory))),
  ),
)

/**
 * The dependencies of accounts besides the database. Passwords are hashed with the real algorithm at minimum
 * cost.
 */
const accountParts = Layer.mergeAll(
  PasswordsArgon2.layer({ memory: 8, passes: 1, parallelism: 1 }),
  BotCheckMemory.layer,
  passwordStrength.layer,
)

/** A database with the schema, the small world and its customers. */
export const withSmallWorld = <A, E>(database: Layer.Layer<A, E>) =>
  Layer.effectDiscard(
    Effect.all([
      migrate(),
      seed(smallWorld),
      seedCustomers(customers),
      seedOrders(ordersIn(smallWorld.assortment.articles, smallWorld.markets)),
    ]),
  ).pipe(Layer.provideMerge(Layer.merge(database, accountParts)))

/**
 * A temporary folder with an embedded database of the small world. It is removed with the scope. The tables
 * are created in a copy of the empty database, because a new database takes 4 s of processor time.
 */
export const smallWorldDatabase: Effect.Effect<string, never, Scope.Scope> = copied(
  "small-world",
  (directory) =>
    Effect.gen(function* () {
      cpSync(yield* emptyDatabase, directory, { recursive: true })
      yield* Layer.build(withSmallWorld(Database.layer({ directory })))
    }).pipe(Effect.scoped, Effect.asVoid),
)

/** A new embedded database of the small world. Opening one takes 500 MB, so use one per test file. */
export const embedded = Layer.unwrap(
  Effect.map(smallWorldDatabase, (directory) => Database.layer({ directory })),
)

/** All mails that the databases' delivery jobs have sent in this process. Test files share a process. */
export const sentMails: Array<Mail> = []

/**
 * The ports of requests and feedback, with a self-hosted bot check whose challenges are solved in the same
 * process.
 */
export const requestPorts = Layer.mergeAll(
  formInbox("https://shop.example"),
  feedbackInbox,
  solvedBotCheck,
).pipe(
  Layer.provideMerge(BotVerificationAltcha.layer(noEffort).pipe(Layer.provide(SpentTokensSql.layer))),
  Layer.provideMerge(FormConfigsMemory.layer(smallForms)),
  Layer.provide(MarketsSql.layer),
)

/** The SQL ports that do not depend on the visitor, with an outbox in memory. */
export const sqlPorts = Layer.mergeAll(
  MarketsSql.layer,
  PlacesSql.layer,
  AddressesSql.layer,
  StocksSql.layer,
  SuggestionsSql.layer([setScrews]),
  CatalogSql.layer,
  SessionsSql.layer,
  NewsletterSql.layer("https://shop.example"),
  WithdrawalsSql.layer,
  ConsentRecordsSql.layer,
  RegistrationSql.layer("https://shop.example").pipe(Layer.provide(accountParts)),
  PasswordResetSql.layer("https://shop.example").pipe(Layer.provide(accountParts)),
  OutboxMemory.layer(sentMails),
  requestPorts,
)
