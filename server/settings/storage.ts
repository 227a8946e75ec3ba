import { join } from "node:path"

import { postgresPlace } from "@heimwerk/adapters/sql/postgresPlace.ts"
import { Config, Schema } from "effect"

import { setting, textWhere, wholeNumber } from "./setting.ts"

/** Returns whether PostgreSQL's client can use an address. Connects to nothing. */
export const isPostgresAddress = (text: string) => postgresPlace(text) !== undefined

/** The address of a PostgreSQL database. If it is not set, the embedded database in `dataDir` is used. */
export const databaseUrl = setting({
  name: "DATABASE_URL",
  meaning: "Der Shop nutzt diese Datenbank (PostgreSQL 15 oder neuer), sonst die eingebettete.",
  manual:
    "PostgreSQL 15 or newer (`postgres://user:password@host:5432/name`); without it the embedded database is used",
  printed: "address",
  schema: textWhere(isPostgresAddress),
  wanted:
    "a PostgreSQL address is needed, such as DATABASE_URL=postgres://user:password@host:5432/database. DATABASE_READ_URLS needs it, too. Percent-encode all but letters and digits in the password.",
  needed:
    "Nötig ist die Adresse einer PostgreSQL-Datenbank, zum Beispiel DATABASE_URL=postgres://name:passwort@rechner:5432/datenbank, auch mit DATABASE_READ_URLS. Im Passwort stehen andere Zeichen als Buchstaben und Ziffern als Prozentzeichen mit zwei Stellen, zum Beispiel %2F für /.",
  example: "postgres://heimwerk@primary/heimwerk",
})

/**
 * The data directory. It contains the files of the embedded database, the socket for operators, and mails if
 * there is no mail server. It also contains the default paths of other settings, such as `PICTURES`.
 */
export const dataDir = setting({
  name: "DATA_DIR",
  meaning: "In diesem Ordner liegen die Dateien der eingebetteten Datenbank, für einen Prozess zur Zeit.",
  manual: "files of the embedded database; one process at a time",
  default: ".data",
  schema: Schema.String,
  wanted: "a folder is needed, such as DATA_DIR=/var/lib/heimwerk.",
  needed: "Nötig ist ein Ordner, zum Beispiel DATA_DIR=/var/lib/heimwerk.",
})

/** Describes a path whose default is in the data directory. */
const inDataDir = (file: string) => ({
  schema: Schema.String,
  wanted: "a path is needed.",
  needed: "Nötig ist ein Pfad.",
  default: Config.map(dataDir, (folder) => join(folder, file)),
  defaultText: { de: `${file} in DATA_DIR`, en: `\`${file}\` in \`DATA_DIR\`` },
})

/** The shop is closed for maintenance while this file exists. */
export const maintenanceFile = setting({
  name: "MAINTENANCE_FILE",
  meaning: "Der Shop ist für eine Wartung geschlossen, solange es diese Datei gibt.",
  manual: "the shop is closed for maintenance while this file exists",
  ...inDataDir("maintenance"),
})

export const pictureFolder = setting({
  name: "PICTURES",
  meaning: "In diesem Ordner liegen die Bilder eigener Artikel und Kategorien.",
  manual:
    "folder with the pictures of own articles (`artikel/500001.jpg`) and categories (`kategorie/10.jpg`): avif, webp, jpg or png; see [own data](own-data.md)",
  ...inDataDir("pictures"),
})

/** The folder with the retailer's own configurations of the request forms. */
export const formConfigFolder = setting({
  name: "FORM_CONFIGS",
  meaning: "In diesem Ordner liegen die eigenen Konfigurationen der Anfrageformulare.",
  manual:
    "folder with optional `craftsmanservice.json` and `energetictransformation.json`; a missing file uses the demonstration's; the service pages show the same options",
  ...inDataDir("forms"),
})

/**
 * Minimum free space of the data directory, in MB. With less, a server with the embedded database is not
 * ready. The default of 200 MB is enough for the write-ahead log between two checkpoints.
 */
export const minFreeDisk = setting({
  name: "MIN_FREE_DISK",
  meaning: "So viel freien Platz in DATA_DIR braucht ein bereiter Server mit der eingebetteten Datenbank.",
  manual: "free space in MB that a ready server on the embedded database needs in `DATA_DIR`",
  unit: "MB",
  default: "200",
  schema: wholeNumber(0, 9_999_999),
  wanted: "a number of megabytes is needed, such as MIN_FREE_DISK=1000.",
  needed: "Nötig ist eine Zahl in Megabyte, zum Beispiel MIN_FREE_DISK=1000.",
})

/**
 * Whether the server may create a new shop in a database without tables, even if the shop has a public origin
 * or has existed before.
 */
export const createShop = setting({
  name: "CREATE_SHOP",
  meaning: "Mit on legt der erste Start eines öffentlichen Shops dessen Tabellen an.",
  manual:
    "`on`: the first start of a public shop creates its tables; see [Databases](#databases). Remove it afterwards",
  default: "off",
  schema: Schema.Literals(["off", "on"]),
  wanted: "off or on is needed, such as CREATE_SHOP=on for the first start of a public shop.",
  needed: "Möglich ist off oder on, zum Beispiel CREATE_SHOP=on beim ersten Start eines öffentlichen Shops.",
}).pipe(Config.map((choice) => choice === "on"))
