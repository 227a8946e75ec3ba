import { assert, describe, it } from "@effect/vitest"
import { type AvatarFacts, avatarBounces } from "@heimwerk/core/advice/avatar.ts"
import {
  initialFlyout,
  type Flyout,
  flyoutReducer,
  flyoutErrorText,
  type FlyoutEvent,
  flyoutTitle,
  opensServiceLayer,
  serviceLayerParameter,
} from "@heimwerk/core/advice/flyout.ts"
import * as fc from "fast-check"

const open: Flyout = { isOpen: true, hasError: false }
const failed: Flyout = { isOpen: true, hasError: true }

const events: ReadonlyArray<FlyoutEvent> = ["open", "close", "toggle", "failed", "retried"]

describe("the service flyout", () => {
  it.each<[FlyoutEvent, Flyout, Flyout, Flyout]>([
    ["open", open, open, failed],
    ["toggle", open, initialFlyout, initialFlyout],
    ["close", initialFlyout, initialFlyout, initialFlyout],
    ["failed", initialFlyout, failed, failed],
    ["retried", initialFlyout, open, open],
  ])(
    "the event %s changes a closed service flyout to %j, an open flyout to %j and a flyout with an error to %j",
    (event, ofClosed, ofOpen, ofFailed) => {
      assert.deepStrictEqual(flyoutReducer(initialFlyout, event), ofClosed)
      assert.deepStrictEqual(flyoutReducer(open, event), ofOpen)
      assert.deepStrictEqual(flyoutReducer(failed, event), ofFailed)
    },
  )

  it("a closed service flyout never shows an error, whatever events come before", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
        const after = happened.reduce(flyoutReducer, initialFlyout)
        return after.isOpen || !after.hasError
      }),
    )
  })

  it("the title of the service flyout says whether a service has failed", () => {
    assert.strictEqual(flyoutTitle(open), "Hallo, wie können wir dir helfen?")
    assert.strictEqual(flyoutTitle(failed), "Da ist etwas schief gelaufen")
    assert.strictEqual(
      flyoutErrorText,
      "Unser Service ist zur Zeit leider nicht erreichbar. Bitte versuche es später noch einmal.",
    )
  })

  it.each([
    ["1", true],
    ["42", true],
    ["-1", true],
    ["0.5", true],
    ["0", false],
    ["00", false],
    ["0.0", false],
    ["-0", false],
    ["", false],
    [" ", false],
    ["true", false],
    ["1x", false],
    ["NaN", false],
    ["1.", false],
    [null, false],
    [undefined, false],
  ])(
    "the value %j of the URL parameter open_service_layer opens the service flyout when the page loads: %s",
    (value, opens) => {
      assert.strictEqual(opensServiceLayer(value), opens)
    },
  )

  it("the service flyout stays closed if the URL parameter open_service_layer is 100,000 zeros, or 100,000 ones and a letter", () => {
    assert.strictEqual(serviceLayerParameter, "open_service_layer")
    assert.isFalse(opensServiceLayer(`${"1".repeat(100_000)}x`))
    assert.isFalse(opensServiceLayer("0".repeat(100_000)))
  })
})

describe("the avatar", () => {
  const ready: AvatarFacts = {
    isConsentChecked: true,
    isConsentRequired: false,
    isConsentGiven: false,
    isMarketNew: false,
    hasBounced: false,
  }

  it.each<[Partial<AvatarFacts>, boolean, string]>([
    [{}, true, "consent need not be asked for"],
    [{ isConsentRequired: true }, false, "consent is still to be asked for"],
    [{ isConsentRequired: true, isConsentGiven: true }, true, "consent is already given"],
    [{ isConsentGiven: true }, true, "consent is given and not required"],
    [{ isConsentChecked: false }, false, "the check is still under way"],
    [{ isMarketNew: true }, false, "the visitor is asked for a market"],
    [{ hasBounced: true }, false, "the avatar has bounced before"],
  ])("in the situation %j, the avatar of the service flyout bounces: %s (%s)", (facts, bounces) => {
    assert.strictEqual(avatarBounces({ ...ready, ...facts }), bounces)
  })
})
