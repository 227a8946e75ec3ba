import type { Check } from "../suite/Check.ts"
import { accountChecks } from "./account.ts"
import { articleChecks } from "./articles.ts"
import { basketChecks } from "./basket.ts"
import { basketRefusalChecks } from "./basketRefusals.ts"
import { basketRetryChecks } from "./basketRetries.ts"
import { changeChecks } from "./changes.ts"
import { contractChecks } from "./contract.ts"
import { marketAnswerChecks } from "./marketAnswers.ts"
import { marketChecks } from "./markets.ts"
import { placeChecks } from "./places.ts"
import { priceChecks } from "./prices.ts"
import { searchChecks } from "./search.ts"
import { searchTermChecks } from "./searchTerms.ts"
import { suggestChecks } from "./suggest.ts"
import { wishlistChecks } from "./wishlist.ts"

/** All checks, in the order of their results. */
export const checks: ReadonlyArray<Check> = [
  ...contractChecks,
  ...changeChecks,
  ...marketChecks,
  ...marketAnswerChecks,
  ...placeChecks,
  ...searchChecks,
  ...searchTermChecks,
  ...articleChecks,
  ...priceChecks,
  ...suggestChecks,
  ...basketChecks,
  ...basketRetryChecks,
  ...basketRefusalChecks,
  ...wishlistChecks,
  ...accountChecks,
]
