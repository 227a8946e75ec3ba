import { useState } from "react"

import { type KnownConsent, useConsent } from "../runtime/consent.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { TrackedPages } from "./TrackedPages.tsx"

const isGiven = (consent: KnownConsent<GatedService>) => consent !== undefined && consent !== "unknown"

/**
 * Tracks page views of a visitor with consent. After the consent is withdrawn it stays mounted, to delete
 * the stored tracking data.
 */
export const Tracking = () => {
  const search = useConsent("searchTracking")
  const recommendations = useConsent("recommendations")
  const isTracked = isGiven(search) || isGiven(recommendations)
  const [wasTracked, setWasTracked] = useState(false)
  if (isTracked && !wasTracked) setWasTracked(true)
  return wasTracked ? <TrackedPages isTracked={isTracked} /> : null
}
