import { assert, describe, it } from "@effect/vitest"
import type { ConsentState } from "@heimwerk/core/consent/ConsentState.ts"
import { noConsent } from "@heimwerk/core/consent/gate.ts"
import { initialConsentWatch, losesConsent, watchConsent } from "@heimwerk/core/consent/service.ts"
import { gatedServices, type GatedService } from "@heimwerk/core/consent/services.ts"
import * as fc from "fast-check"

const loaded = (...granted: ReadonlyArray<GatedService>): ConsentState => ({
  ...noConsent,
  isLoaded: true,
  granted,
})

/**
 * Passes consent states to `watchConsent` in order. Returns the indexes, from 0, of the states that reload
 * the page.
 */
const reloadsAt = (states: ReadonlyArray<ConsentState>): ReadonlyArray<number> => {
  let watch = initialConsentWatch
  return states.flatMap((state, index) => {
    const step = watchConsent(watch, state)
    watch = step.watch
    return step.reloads ? [index] : []
  })
}

const states = fc.array(
  fc.record({
    isLoaded: fc.boolean(),
    isRequired: fc.boolean(),
    isWindowOpen: fc.boolean(),
    granted: fc.subarray([...gatedServices]),
  }),
  { maxLength: 8 },
)

describe("reload after a withdrawn consent", () => {
  it.each([
    ["chatbot", true],
    ["video", true],
    ["community", true],
    ["experimentation", true],
    ["secondChat", false],
    ["maps", false],
    ["recommendations", false],
    ["searchTracking", false],
  ] as const)("the withdrawal of the consent to %s reloads the page: %s", (service, reloads) => {
    assert.strictEqual(losesConsent(loaded(service), loaded()), reloads)
    assert.isFalse(losesConsent(loaded(), loaded(service)))
    assert.isFalse(losesConsent(loaded(service), loaded(service)))
  })

  it.each<[string, ReadonlyArray<ConsentState>, ReadonlyArray<number>]>([
    ["a first answer without consents", [loaded()], []],
    ["a withdrawn consent to maps", [loaded("maps"), loaded()], []],
    ["a withdrawn consent to video", [loaded("video"), loaded()], [1]],
    ["one consent withdrawn while others stay", [loaded("video", "chatbot"), loaded("chatbot")], [1]],
    ["one consent withdrawn and another given", [loaded("video"), loaded("chatbot")], [1]],
    ["a moment without the consent manager", [loaded("video"), noConsent, loaded("video")], []],
    ["a withdrawal after a moment without the consent manager", [loaded("video"), noConsent, loaded()], [2]],
    [
      "two withdrawals, of which only the first reloads",
      [loaded("video", "chatbot"), loaded("video"), loaded()],
      [1],
    ],
    ["the same withdrawal twice", [loaded("video"), loaded(), loaded("video"), loaded()], [1]],
  ])(
    "the page reloads only at the first withdrawal of a consent that requires a reload: %s",
    (_, seen, expected) => {
      assert.deepStrictEqual(reloadsAt(seen), expected)
    },
  )

  it("in any sequence of consent states, the page reloads only at the first withdrawal that requires a reload, and ignores states that are not loaded", () => {
    fc.assert(
      fc.property(states, (seen) => {
        const answers = seen.filter(({ isLoaded }) => isLoaded)
        const firstLoss = answers.find((state, index) => {
          const before = index === 0 ? noConsent : (answers[index - 1] ?? noConsent)
          return losesConsent(before, state)
        })
        const expected = firstLoss === undefined ? [] : [seen.indexOf(firstLoss)]
        assert.deepStrictEqual(reloadsAt(seen), expected)
      }),
    )
  })
})
