import { Context } from "effect"
import type { SqlClient } from "effect/sql"

/**
 * One connection to PostgreSQL for short reads that wait for no lock. It sends a statement before the answers of the
 * statements before it, so a busy server needs fewer system calls (ADR 0107). Commands must not use it, because a commit
 * would delay all reads behind it. `undefined`: reads use the pool, as in the embedded database.
 */
export class PipelinedReads extends Context.Reference<SqlClient.SqlClient | undefined>(
  "adapters/sql/account/PipelinedReads",
  { defaultValue: () => undefined },
) {}
