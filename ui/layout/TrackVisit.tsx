import { lazy, Suspense, useEffect, useState } from "react"

import { onFirstUse } from "../hydration/onFirstUse.ts"

const Tracking = lazy(async () => ({ default: (await import("./Tracking.tsx")).Tracking }))

/** Tracking comes after the visitor's first sign, and then asks for consent before it does anything (storefront 7). */
export const TrackVisit = () => {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => onFirstUse(() => setUsed(true)), [])
  return isUsed ? (
    <Suspense fallback={null}>
      <Tracking />
    </Suspense>
  ) : null
}
