import { Context } from "effect"

import type { PostedForm } from "../../features/account/checkout/plainCheckout.ts"

/** The refused checkout form, if this page is the answer to it; `undefined` for an ordinary page load. */
export const PostedCheckout = Context.Reference<PostedForm | undefined>("ui/pages/checkout/PostedCheckout", {
  defaultValue: () => undefined,
})
