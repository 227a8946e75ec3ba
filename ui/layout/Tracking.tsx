import { useState } from "react"

import { type KnownConsent, useConsent } from "../runtime/useConsent.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { TrackedPages } from "./TrackedPages.tsx"

const isGiven = (consent: KnownConsent<GatedService>) => consent !== undefined && consent !== "unknown"

/** Tracks the pages of a visitor who consents to it; once it has begun it stays, to forget what it keeps when that ends. */
export const Tracking = () => {
  const search = useConsent("searchTracking")
  const recommendations = useConsent("recommendations")
  const isTracked = isGiven(search) || isGiven(recommendations)
  const [wasTracked, setWasTracked] = useState(false)
  if (isTracked && !wasTracked) setWasTracked(true)
  return wasTracked ? <TrackedPages isTracked={isTracked} /> : null
}
