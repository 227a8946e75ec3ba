import { Effect, Layer } from "effect"

import type { Stage } from "@heimwerk/core/environment.ts"
import { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"

import { type KeptDecisions, makeConsentManager } from "../consent/makeConsentManager.ts"

/** The consent decisions of a visitor who has not been asked yet. */
export const nothingDecided = (): KeptDecisions => ({ given: new Set(), hasDecided: false })

/**
 * The consent manager in memory, for the services of one stage.
 *
 * @param browser decisions that are shared between pages; if omitted, each page starts without decisions
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
