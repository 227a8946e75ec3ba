import { chmodSync, existsSync, mkdirSync, readdirSync } from "node:fs"
import { dirname, join } from "node:path"

/** Name of the database's folder in the data directory. */
export const databaseFolder = "pglite"

/** Prefix of the folders in which a restore keeps replaced data. */
export const replacedPrefix = `${databaseFolder}-before-`

const isExisting = (cause: unknown): boolean =>
  typeof cause === "object" && cause !== null && "code" in cause && cause.code === "EEXIST"

/**
 * Creates a folder that only its user can open, and missing parents in the same way. An existing folder keeps its rights.
 * Node's `recursive` option never returns if the system answers ENOENT.
 */
export const makePrivateFolder = (directory: string): void => {
  if (existsSync(directory)) return
  makePrivateFolder(dirname(directory))
  try {
    mkdirSync(directory, 0o700)
  } catch (cause) {
    if (!isExisting(cause)) throw cause
  }
}

/**
 * Closes the folders of the present and of the replaced databases to other users, as PostgreSQL demands it: PGlite
 * creates files that everybody may write. Skips a folder whose rights cannot be changed, because it belongs to another
 * user or its file system has no rights.
 *
 * @param directory the data directory
 */
export const closeDatabaseFolders = (directory: string): void => {
  for (const name of readdirSync(directory)) {
    if (name !== databaseFolder && !name.startsWith(replacedPrefix)) continue
    try {
      chmodSync(join(directory, name), 0o700)
    } catch {
      continue
    }
  }
}
