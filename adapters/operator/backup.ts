import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

/** The shop has no embedded database, or the file cannot be written. `message` is German. */
export class BackupRefused extends Schema.Opaque<BackupRefused>()(
  Schema.Struct({ message: Schema.String }).pipe(HttpApiSchema.status(409)),
) {}

/**
 * Backups of the embedded database. The shop writes the file itself, so that a slow client does not delay its
 * visitors.
 */
export class BackupApi extends HttpApiGroup.make("backup").add(
  HttpApiEndpoint.post("write", "/backup", {
    /** An absolute path of a new file on the shop's machine. */
    payload: Schema.Struct({ file: Schema.String.check(Schema.isPattern(/^\//u)) }),
    success: Schema.Struct({ tables: Schema.Int, rows: Schema.Int }),
    error: BackupRefused,
  }),
) {}
