import type { WithdrawalReceipt } from "@heimwerk/core/withdrawal/Withdrawal.ts"
import { withdrawalsReasons } from "@heimwerk/core/withdrawal/withdrawalsReasons.ts"

import type { WithdrawalApi } from "../http/contract/withdrawal/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { filledText, struct, whole } from "./reading/Read.ts"

/**
 * Withdrawals from contracts, also without a login (§ 356a BGB). `declare` returns the receipt.
 * @example
 * import { createShop, withdrawals } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { withdrawals })
 * const answer = await shop.withdrawals.declare({
 *   name: "Anna Berg",
 *   contract: "H-2026-000123",
 *   email: "anna.berg@kunde.example",
 * })
 * answer.ok && answer.value.number !== "" // => true
 */
export const withdrawals = nounOf<typeof WithdrawalApi>()(withdrawalsReasons, {
  declare: {
    method: "POST",
    path: "/public/api/withdrawals",
    hasKey: true,
    read: struct<WithdrawalReceipt>({ number: filledText, receivedAt: whole }),
  },
})
