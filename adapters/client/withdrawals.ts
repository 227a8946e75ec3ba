import type { WithdrawalReceipt } from "@heimwerk/core/withdrawal/Withdrawal.ts"
import { withdrawalsReasons } from "@heimwerk/core/withdrawal/withdrawalsReasons.ts"

import type { WithdrawalApi } from "../http/contract/withdrawal/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { filledText, struct, whole } from "./reading/Read.ts"

/** Withdrawals from contracts, also without a login (§ 356a BGB). `declare` returns the receipt. */
export const withdrawals = nounOf<typeof WithdrawalApi>()(withdrawalsReasons, {
  declare: {
    method: "POST",
    path: "/public/api/withdrawals",
    hasKey: true,
    read: struct<WithdrawalReceipt>({ number: filledText, receivedAt: whole }),
  },
})
