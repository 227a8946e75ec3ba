import { Email } from "@heimwerk/core/values/Email.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

/** The e-mail address is sent in the body, because paths are logged. */
const payload = Schema.Struct({ email: Email })

const counts = Schema.Record(Schema.String, Schema.Int)

/** Endpoints for the export and the deletion of a person's data (GDPR 15, 17, 20). */
export class CustomersApi extends HttpApiGroup.make("customers").add(
  HttpApiEndpoint.post("export", "/customers/export", {
    payload,
    /** The exported rows by table, and the texts of mail files under `outbox`. */
    success: Schema.Record(Schema.String, Schema.Array(Schema.Json)),
  }),
  HttpApiEndpoint.post("delete", "/customers/delete", {
    payload,
    /**
     * The numbers of removed and kept rows by table, and of mail files under `outbox`. The law requires the
     * shop to keep some records.
     */
    success: Schema.Struct({ removed: counts, kept: counts }),
  }),
) {}
