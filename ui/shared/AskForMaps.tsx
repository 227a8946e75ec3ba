import { Suspense } from "react"

import type { AskForMaps as Ask } from "../features/market/map/AskForMaps.ts"
import { lazyComponent } from "../hydration/lazyPart.tsx"

const ConsentGate = lazyComponent(
  async () => (await import("../features/consent/ConsentGate.tsx")).ConsentGate,
)

/** The consent gate of the map service, used in the store finder. */
export const AskForMaps: Ask = ({ children }) => (
  <Suspense fallback={null}>
    <ConsentGate service="maps">{children}</ConsentGate>
  </Suspense>
)
