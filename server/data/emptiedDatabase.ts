import { existsSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { databaseVersionFile } from "@heimwerk/adapters/sql/embedded/lock.ts"
import { hasTables } from "@heimwerk/adapters/sql/migrate.ts"
import { OpenedDatabase } from "@heimwerk/adapters/sql/OpenedDatabase.ts"
import { StartError } from "@heimwerk/adapters/sql/StartError.ts"
import { Effect } from "effect"

import type { ServerConfig } from "../settings/config.ts"

/** Path of a marker file. Its existence means that the embedded database already contained tables. */
const marker = (dataDir: string) => join(dataDir, "shop-created")

const markerText =
  "This shop has been created. Without this file a start with an empty database folder creates a new shop.\n"

/** The settings that decide whether a database without tables is a new shop. */
type Installation = Pick<ServerConfig, "createShop" | "dataDir" | "databaseUrl" | "publicOrigin">

/**
 * Returns whether a database without tables may become a new shop. `CREATE_SHOP` always allows it. Otherwise,
 * missing tables mean lost data in two cases: the shop has a public origin, or the marker file exists beside an
 * embedded database. A disk that is not mounted is a possible reason.
 */
const mayCreate = ({ createShop, dataDir, databaseUrl, publicOrigin }: Installation) =>
  createShop || (publicOrigin === undefined && (databaseUrl !== undefined || !existsSync(marker(dataDir))))

const emptied = (database: string) =>
  new StartError({
    reason: "Emptied",
    message: `The ${database} has no tables, although this shop is public or has existed. Check DATA_DIR and DATABASE_URL, or restore a backup. CREATE_SHOP=on creates a new shop.`,
  })

/** Refuses a missing embedded database before opening it, because opening creates its files. */
export const refuseMissingDatabase = (installation: Installation) =>
  Effect.suspend(() => {
    const { dataDir, databaseUrl } = installation
    const isMissing = databaseUrl === undefined && !existsSync(databaseVersionFile(dataDir))
    return isMissing && !mayCreate(installation)
      ? Effect.fail(emptied(`embedded database in ${dataDir}`))
      : Effect.void
  })

/** Refuses an opened database without tables, unless it may become a new shop. */
export const refuseEmptiedDatabase = Effect.fnUntraced(function* (installation: Installation) {
  if (mayCreate(installation) || (yield* hasTables)) return
  return yield* emptied((yield* OpenedDatabase).description)
})

/** Records that the embedded database has tables. A full disk does not stop the start. */
export const markAsCreated = ({ dataDir, databaseUrl }: Installation) =>
  Effect.tryPromise(async () => {
    if (databaseUrl === undefined && !existsSync(marker(dataDir)))
      await writeFile(marker(dataDir), markerText, { mode: 0o600 })
  }).pipe(Effect.catch((cause) => Effect.logWarning("The file shop-created could not be written", cause)))
