import { Effect, Layer } from "effect"

import type { Stage } from "@heimwerk/core/environment.ts"
import { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"

import { type KeptDecisions, makeConsentManager } from "../consent/makeConsentManager.ts"

/** A browser whose visitor was not asked yet. */
export const nothingDecided = (): KeptDecisions => ({ given: new Set(), hasDecided: false })

/**
 * The reference consent manager over the catalogue of a stage.
 *
 * @param browser what was decided on earlier pages and will be known to later ones; without it the page stands alone
 */
export const layer = (stage: Stage, browser?: KeptDecisions): Layer.Layer<ConsentManager> =>
  Layer.effect(
    ConsentManager,
    Effect.suspend(() =>
      makeConsentManager({
        stage,
        ucUserId: "memory",
        kept: browser ?? nothingDecided(),
        keep: Effect.void,
      }),
    ),
  )
