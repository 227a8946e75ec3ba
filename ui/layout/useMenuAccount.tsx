import { useAtomValue } from "jotai"
import { lazy, Suspense } from "react"

import { userAtom } from "../features/account/atoms.ts"
import type { MenuAccount } from "../features/navigation/OffCanvasMenu.tsx"
import { Skeleton } from "../widgets/Skeleton.tsx"

const AccountPanel = lazy(async () => ({
  default: (await import("../features/account/AccountPanel.tsx")).AccountPanel,
}))

/** The account entry of the off-canvas menu: 'Mein Konto | Hallo {name}' (storefront 2, account flyout). */
export const useMenuAccount = (): MenuAccount => {
  const user = useAtomValue(userAtom)
  return {
    user,
    render: (onLeave) => (
      <Suspense fallback={<Skeleton shape="block" />}>
        <AccountPanel onLeave={onLeave} />
      </Suspense>
    ),
  }
}
