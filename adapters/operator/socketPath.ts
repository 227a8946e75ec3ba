import { join } from "node:path"

/** The private socket of a shop on the embedded database, in its data directory. */
export const socketPath = (dataDir: string): string => join(dataDir, "operator.sock")
