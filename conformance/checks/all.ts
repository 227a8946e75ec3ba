import type { Check } from "../suite/Check.ts"
import { accountChecks } from "./account.ts"
import { articleChecks } from "./articles.ts"
import { basketChecks } from "./basket.ts"
import { basketCommandChecks } from "./basketCommands.ts"
import { contractChecks } from "./contract.ts"
import { marketAnswerChecks } from "./marketAnswers.ts"
import { marketChecks } from "./markets.ts"
import { placeChecks } from "./places.ts"
import { searchChecks } from "./search.ts"
import { suggestChecks } from "./suggest.ts"
import { wishlistChecks } from "./wishlist.ts"

/** All checks, in the order of their results. */
export const checks: ReadonlyArray<Check> = [
  ...contractChecks,
  ...marketChecks,
  ...marketAnswerChecks,
  ...placeChecks,
  ...searchChecks,
  ...articleChecks,
  ...suggestChecks,
  ...basketChecks,
  ...basketCommandChecks,
  ...wishlistChecks,
  ...accountChecks,
]
