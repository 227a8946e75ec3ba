import { fileURLToPath } from "node:url"

import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"
import { loqateOrigin } from "@heimwerk/adapters/vendors/loqate/AddressesLoqate.ts"
import { Cause, Console, Effect, Exit, Layer, Logger, Schedule } from "effect"
import { SqlClient } from "effect/sql"

import { BrandFiles } from "./brand/BrandFiles.ts"
import { readConfig, type ServerConfig } from "./settings/config.ts"
import { consentManagerAt } from "./settings/consentManager.ts"
import * as database from "./data/database.ts"
import { Draining, makeDraining } from "./http/Draining.ts"
import { ClientFiles, layer as clientFilesIn } from "./files/ClientFiles.ts"
import { bind, type Bound } from "./http/listen.ts"
import { Maintenance, maintenanceByFile } from "./maintenance/Maintenance.ts"
import { layer as rendererIn } from "./pages/PageRenderer.ts"
import { PictureFolder } from "./pictures/ownPictures.ts"
import { startVite } from "./pages/viteDevelopment.ts"
import { demonstrationServices } from "./thirdparty/demonstrationServices.ts"
import { stripeWebhook } from "./security/stripeWebhook.ts"
import { demoAccount, demoSettings, makeDemoStripe } from "./thirdparty/stripe/demoStripe.ts"
import { makeThirdParty } from "./thirdparty/listener.ts"
import { vendorOrigins } from "./settings/requestSettings.ts"
import { serve } from "./http/serve.ts"
import { makeWaitingLimit } from "./http/waitingLimit.ts"
import { serveOperators } from "./operator/serve.ts"
import { operatorAccesses } from "./settings/operatorSettings.ts"
import { Settings } from "./settings/ShopSettings.ts"
import { makeGauges } from "./telemetry/gauges.ts"
import { publishOrderCounts } from "./telemetry/measures.ts"
import * as otlp from "./telemetry/otlp.ts"
import { printStart } from "./telemetry/printStart.ts"

/** How often the gauges are read for the collector. A request for `/metrics` also reads them. */
const gaugeInterval = "15 seconds"

const built = (path: string) => fileURLToPath(new URL(`../ui/dist/${path}`, import.meta.url))

/** Opens the build of the storefront, or starts Vite for its sources in development. */
const openStorefront = (development: boolean) =>
  Effect.gen(function* () {
    if (development) {
      const { before, layer } = yield* startVite
      return { context: yield* Layer.build(Layer.mergeAll(ClientFiles.layerNone, layer)), before }
    }
    const layers = Layer.mergeAll(clientFilesIn(built("client")), rendererIn(built("server/entry-server.js")))
    return { context: yield* Layer.build(layers), before: undefined }
  })

type Storefront = Effect.Success<ReturnType<typeof openStorefront>>

const originOn = (host: string, port: number) => `http://${host.includes(":") ? `[${host}]` : host}:${port}`

/** Returns the origin of links in mails. */
const originOf = ({ host, publicOrigin }: ServerConfig, { port }: Bound) =>
  publicOrigin ?? originOn(host, port)

/**
 * Starts the simulated third parties of the demonstration on a free port. They also simulate payments,
 * unless the shop has its own account at Stripe.
 */
const openThirdParties = Effect.fnUntraced(function* (
  { host, stripe, thirdParties }: ServerConfig,
  shop: string,
) {
  if (!thirdParties) return { origin: undefined, stripe }
  const bound = yield* bind(host, 0)
  const origin = originOn(host, bound.port)
  const account = stripe === undefined ? demoAccount(shop + stripeWebhook) : undefined
  const listener = makeThirdParty(account && makeDemoStripe(account, origin))
  yield* Effect.provideService(bound.serve(listener), Draining, makeDraining())
  return { origin, stripe: account === undefined ? stripe : demoSettings(account, origin) }
})

type ThirdParties = Effect.Success<ReturnType<typeof openThirdParties>>

const announce = (
  config: ServerConfig,
  port: number,
  database: OpenedDatabase["Service"],
  thirdParties: string | undefined,
) =>
  printStart(config, [
    `Heimwerk listens on ${originOn(config.host, port)}`,
    `Database: ${database.description}; acknowledged changes are ${database.durability}`,
    ...(thirdParties === undefined ? [] : [`Third parties of the demonstration listen on ${thirdParties}`]),
  ])

/** Opens the database, serves the shop and prints its address. Runs until it is interrupted. */
const run = (
  config: ServerConfig,
  bound: Bound,
  { before, context }: Storefront,
  { origin: thirdParties, stripe }: ThirdParties,
  development: boolean,
) =>
  Effect.gen(function* () {
    const opened = yield* OpenedDatabase
    const consentManager = consentManagerAt(config.consentManager, thirdParties)
    const settings = {
      ...(thirdParties === undefined
        ? {}
        : {
            mapTiles: {
              address: `${thirdParties}/karten/{z}/{x}/{y}.svg`,
              attribution: "Karte: Heimwerk, GeoNames",
            },
            services: demonstrationServices(thirdParties),
          }),
      ...(config.services === undefined ? {} : { services: config.services }),
      ...(consentManager === undefined ? {} : { consentManager }),
      ...(config.loqateKey === undefined
        ? {}
        : { addressService: { origin: loqateOrigin, key: config.loqateKey } }),
      ...(stripe === undefined ? {} : { paymentPages: stripe.pages }),
      ...(config.botCheck.provider === "altcha" ? {} : { botCheck: vendorOrigins[config.botCheck.provider] }),
      publicOrigin: config.publicOrigin,
      securityContact: config.securityContact,
      pageCacheSeconds: config.pageCacheSeconds,
      keepsPages: config.keepsPages,
      ...(config.allowedOrigins === undefined ? {} : { allowedOrigins: config.allowedOrigins }),
      environment: config.environment,
      warehouse: config.warehouse,
      development,
    }
    const { dataDir, maxWaitingRequests, trustedProxies } = config
    const sql = yield* SqlClient.SqlClient
    const waitingLimit = yield* makeWaitingLimit(
      // Traces of these queries would be more than those of visitors.
      Effect.withTracerEnabled(sql`select 1`, false),
      maxWaitingRequests,
    )
    // In development, Vite compiles a module when a page needs it.
    const warmUp = development ? "off" : config.warmUp
    const serving = { trustedProxies, waitingLimit, warmUp }
    yield* publishOrderCounts
    const gauges = yield* makeGauges
    const readGauges = Effect.provideContext(gauges, yield* Effect.context<SqlClient.SqlClient>())
    if (config.collector !== undefined)
      yield* Effect.forkScoped(Effect.repeat(readGauges, Schedule.spaced(gaugeInterval)))
    yield* Effect.andThen(
      serveOperators(operatorAccesses(config), dataDir, originOf(config, bound), readGauges),
      serve(bound, before === undefined ? serving : { ...serving, before }),
    ).pipe(
      Effect.provideContext(context),
      Effect.provideService(Settings, settings),
      Effect.provideService(Maintenance, yield* maintenanceByFile(config.maintenanceFile)),
      Effect.provideService(Draining, makeDraining()),
      Effect.provideService(PictureFolder, config.pictureFolder),
      Effect.provideService(BrandFiles, config.brand),
    )
    yield* announce(config, bound.port, opened, thirdParties)
    return yield* Effect.never
  }).pipe(Effect.scoped, Effect.provide(database.layer(config, originOf(config, bound), stripe)))

/**
 * Writes log lines in the configured format, and exports traces, metrics and logs to the collector if there
 * is one.
 */
const telemetry = ({ collector, logFormat }: ServerConfig) => {
  const logs = Logger.layer([logFormat === "json" ? Logger.consoleJson : Logger.consoleLogFmt])
  return collector === undefined ? logs : otlp.layer(collector).pipe(Layer.provideMerge(logs))
}

/** Start-up checks run cheapest first. Nothing is written until the settings, the port and the build are usable. */
const program = Effect.gen(function* () {
  const development = process.argv.includes("--dev")
  const config = yield* readConfig(process.env)
  const { host, keepAlive, port, shutdownDelay, warmUp } = config
  const bound = yield* bind(host, port, { keepAlive, shutdownDelay, refusesEarly: warmUp === "first" })
  const storefront = yield* openStorefront(development)
  const thirdParties = yield* openThirdParties(config, originOf(config, bound))
  return yield* run(config, bound, storefront, thirdParties, development).pipe(
    Effect.provide(telemetry(config)),
  )
}).pipe(
  Effect.scoped,
  Effect.tapError(({ message }) => Console.error(message)),
  Effect.tapDefect((defect) => Effect.logError("The server cannot go on", Cause.die(defect))),
  // Writes log lines as text until the settings, which choose the format, have been read.
  Effect.provide(Logger.layer([Logger.consoleLogFmt])),
)

/**
 * Logs unhandled rejections and exceptions and keeps the process running for all other visitors (quality T-I7). Each of
 * them is a bug. Also keeps the process running if the program that reads its output ends.
 */
const logUnhandledErrors = () => {
  const report = (kind: string) => (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    console.error(JSON.stringify({ level: "error", message: `${kind} that nobody handled`, error: text }))
  }
  process.on("unhandledRejection", report("A rejection"))
  process.on("uncaughtException", report("An exception"))
  // Without a listener, each line for a reader that has ended would be an exception, whose report is such a line again.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {})
}

logUnhandledErrors()

/**
 * After an interrupt the exit code is 0. After an error it is 1; the error has already been printed in one
 * line.
 */
NodeRuntime.runMain(program, {
  disableErrorReporting: true,
  teardown: (exit, onExit) => onExit(Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause) ? 0 : 1),
})
