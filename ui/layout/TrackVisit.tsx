import { lazy, Suspense, useEffect, useState } from "react"

import { onFirstUse } from "../hydration/onFirstUse.ts"

const Tracking = lazy(async () => ({ default: (await import("./Tracking.tsx")).Tracking }))

/**
 * Loads tracking after the visitor's first interaction. Tracking then checks the consents first (storefront
 * 7).
 */
export const TrackVisit = () => {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => onFirstUse(() => setUsed(true)), [])
  return isUsed ? (
    <Suspense fallback={null}>
      <Tracking />
    </Suspense>
  ) : null
}
