import { Context } from "effect"

/**
 * The failures after which confirmed changes are still stored: `process-crash safe` means a kill of the
 * process at any moment, `power-loss safe` also a power failure of the machine.
 */
export type Durability = "process-crash safe" | "power-loss safe"

/** Describes the opened database, for the start message and the status. */
export class OpenedDatabase extends Context.Service<
  OpenedDatabase,
  {
    readonly kind: "embedded" | "postgresql"
    /** Product, version and address of the database, without user and password. */
    readonly description: string
    readonly durability: Durability
  }
>()("adapters/sql/OpenedDatabase") {}
