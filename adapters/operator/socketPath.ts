import { join } from "node:path"

/**
 * Returns the path of the private socket of a shop with the embedded database. It is in the data directory.
 */
export const socketPath = (dataDir: string): string => join(dataDir, "operator.sock")
