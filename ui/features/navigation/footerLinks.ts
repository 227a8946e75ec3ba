import { footerClaims } from "@heimwerk/core/navigation/footer.ts"

import type { IconName } from "../../widgets/Icon.tsx"

/** What the shop promises (storefront 2, footer claims), each with its icon. */
export const claims: ReadonlyArray<{
  readonly icon: IconName
  readonly title: string
  readonly text: string
}> = [
  { icon: "truck", ...footerClaims.shipping },
  { icon: "shield", ...footerClaims.guarantee },
  { icon: "return", ...footerClaims.exchange },
  { icon: "store", ...footerClaims.reservation },
]
