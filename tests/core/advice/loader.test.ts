import { assert, describe, it } from "@effect/vitest"
import { type Initialisation, initialise, type LoaderPhase, settle } from "@heimwerk/core/advice/loader.ts"
import { LoaderError } from "@heimwerk/core/advice/LoaderError.ts"
import { consentGrant } from "@heimwerk/core/consent/gate.ts"
import * as fc from "fast-check"

const grant = consentGrant({ isLoaded: true, granted: ["video"] }, "video")

const refused = (reason: string) => ({ ok: false, reason })

describe("the loader of a service", () => {
  it.each<[LoaderPhase, boolean, object]>([
    ["IDLE", true, { ok: true, phase: "LOADING", grant }],
    ["IDLE", false, refused("NO_CONSENT")],
    ["LOADING", true, refused("ALREADY_INITIALISED")],
    ["LOADING", false, refused("ALREADY_INITIALISED")],
    ["LOADED", true, refused("ALREADY_INITIALISED")],
    ["LOADED", false, refused("ALREADY_INITIALISED")],
  ])(
    "the initialisation of a loader in phase %s (consent given: %s) returns %j",
    (phase, hasConsent, answer) => {
      assert.deepStrictEqual(initialise(phase, hasConsent ? grant : undefined), answer)
    },
  )

  it.each<[LoaderPhase, LoaderPhase, LoaderPhase]>([
    ["IDLE", "IDLE", "IDLE"],
    ["LOADING", "LOADED", "IDLE"],
    ["LOADED", "LOADED", "LOADED"],
  ])(
    "a loader in phase %s changes to phase %s when its script loads, and to phase %s when its script fails",
    (phase, loaded, failed) => {
      assert.strictEqual(settle(phase, true), loaded)
      assert.strictEqual(settle(phase, false), failed)
    },
  )

  it("an advice service is loaded only after consent was given and the script has loaded", () => {
    const events = fc.array(fc.constantFrom("grant", "noGrant", "loaded", "failed"))
    fc.assert(
      fc.property(events, (happened) => {
        let phase: LoaderPhase = "IDLE"
        let isAsked = false
        let isThere = false
        for (const event of happened) {
          if (event === "grant" || event === "noGrant") {
            const answer: Initialisation<"video"> = initialise(phase, event === "grant" ? grant : undefined)
            if (answer.ok) phase = answer.phase
            isAsked ||= event === "grant"
          } else {
            phase = settle(phase, event === "loaded")
            isThere ||= isAsked && event === "loaded"
            isAsked &&= isThere
          }
          assert.strictEqual(phase === "LOADED", isThere)
        }
      }),
    )
  })

  it("every error of the loader has a German message", () => {
    assert.deepStrictEqual(
      (["NO_CONSENT", "ALREADY_INITIALISED", "NOT_LOADED"] as const).map(
        (reason) => new LoaderError({ reason }).message,
      ),
      [
        "Für diesen Service benötigen wir deine Zustimmung.",
        "Dieser Service ist bereits gestartet.",
        "Dieser Service ist noch nicht bereit. Bitte versuche es gleich noch einmal.",
      ],
    )
    assert.strictEqual(new LoaderError({ reason: "NO_CONSENT" })._tag, "LoaderError")
  })
})
