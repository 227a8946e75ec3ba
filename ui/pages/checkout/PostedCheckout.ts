import { Context } from "effect"

import type { PostedForm } from "../../features/account/checkout/plainCheckout.ts"

/** The refused form that the page answers; `undefined` for an ordinary page load. */
export const PostedCheckout = Context.Reference<PostedForm | undefined>("ui/pages/checkout/PostedCheckout", {
  defaultValue: () => undefined,
})
