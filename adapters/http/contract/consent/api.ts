import { ConsentRecordsError } from "@heimwerk/core/consent/ConsentRecords.port.ts"
import { ConsentRecord } from "@heimwerk/core/consent/ConsentRecord.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

import { commandHeaders } from "../commands.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { CurrentAccount } from "../CurrentVisitor.ts"
import { errorResponses } from "../errors.ts"

const { consents, customerId, loyaltyCardNumber, source, timestamp, ucUserId } = ConsentRecord.fields
const short = Schema.isMaxLength(128)

/**
 * Endpoint for consent records of the customer-relationship service (storefront 7, consent). Clients ignore
 * the content of its answer.
 */
export class ConsentApi extends HttpApiGroup.make("consent")
  .add(
    HttpApiEndpoint.post("save", "/cookie-consent/consents", {
      headers: commandHeaders,
      payload: Schema.Struct({
        consents: consents.check(Schema.isMaxLength(200)),
        customerId: customerId.check(short),
        loyaltyCardNumber,
        source,
        ucUserId: ucUserId.check(short),
        timestamp,
      }),
      success: HttpApiSchema.NoContent,
      error: errorResponses(ConsentRecordsError),
    }),
  )
  .middleware(RequestGuard)
  .middleware(CurrentAccount) {}
