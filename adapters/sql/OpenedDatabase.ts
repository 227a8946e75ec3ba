import { Context } from "effect"

/**
 * What the database promises for acknowledged changes: `process-crash safe` they outlive the process being killed at any
 * moment; `power-loss safe` they also outlive the machine losing power.
 */
export type Durability = "process-crash safe" | "power-loss safe"

/** The opened database, for the line the server prints at start and for its status. */
export class OpenedDatabase extends Context.Service<
  OpenedDatabase,
  {
    readonly kind: "embedded" | "postgresql"
    /** Product, version and place, without user and password. */
    readonly description: string
    readonly durability: Durability
  }
>()("adapters/sql/OpenedDatabase") {}
