import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { trackingKeys } from "@heimwerk/core/device/storageKeys.ts"
import { useEffect, useState } from "react"

import { type KnownConsent, useConsent } from "../runtime/consent.ts"
import { TrackedPages } from "./TrackedPages.tsx"

const isGiven = (consent: KnownConsent<GatedService>) => consent !== undefined && consent !== "unknown"

/** Removes the stored ids of tracking. Does nothing if the visitor has forbidden storage. */
const removeIds = () => {
  try {
    localStorage.removeItem(trackingKeys.recommendationUser.key)
    sessionStorage.removeItem(trackingKeys.session.key)
  } catch {
    // Nothing is stored.
  }
}

/**
 * Tracks page views of a visitor with consent. After the consent is withdrawn it stays mounted, to delete
 * the stored tracking data. Without any consent it deletes the data of an earlier visit, whose consent has expired.
 */
export const Tracking = () => {
  const search = useConsent("searchTracking")
  const recommendations = useConsent("recommendations")
  const isTracked = isGiven(search) || isGiven(recommendations)
  const [wasTracked, setWasTracked] = useState(false)
  if (isTracked && !wasTracked) setWasTracked(true)
  const isDenied = search === undefined && recommendations === undefined
  useEffect(() => {
    if (isDenied) removeIds()
  }, [isDenied])
  return wasTracked ? <TrackedPages isTracked={isTracked} /> : null
}
