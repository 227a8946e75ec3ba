import { WithdrawalsError } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { Withdrawal, WithdrawalReceipt } from "@heimwerk/core/withdrawal/Withdrawal.ts"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

import { commandHeaders } from "../commands.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { errorResponses } from "../errors.ts"

/**
 * Endpoint for withdrawals from contracts, also without a login (§ 356a BGB). The specifications do not
 * define this request, so the path is our choice (ADR 0020).
 */
export class WithdrawalApi extends HttpApiGroup.make("withdrawal")
  .add(
    HttpApiEndpoint.post("declare", "/public/api/withdrawals", {
      headers: commandHeaders,
      payload: Withdrawal,
      success: WithdrawalReceipt.pipe(HttpApiSchema.status(201)),
      error: errorResponses(WithdrawalsError),
    }),
  )
  .middleware(RequestGuard) {}
