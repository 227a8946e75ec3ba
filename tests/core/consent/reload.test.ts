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

/** At which of the states the page reloads, counted from 0. */
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

describe("losing a consent", () => {
  it.each([
    ["chatbot", true],
    ["video", true],
    ["community", true],
    ["experimentation", true],
    ["secondChat", false],
    ["maps", false],
    ["recommendations", false],
    ["searchTracking", false],
  ] as const)("of %s reloads the page: %s", (service, reloads) => {
    assert.strictEqual(losesConsent(loaded(service), loaded()), reloads)
    assert.isFalse(losesConsent(loaded(), loaded(service)))
    assert.isFalse(losesConsent(loaded(service), loaded(service)))
  })

  it.each<[string, ReadonlyArray<ConsentState>, ReadonlyArray<number>]>([
    ["a first answer without consents", [loaded()], []],
    ["a consent that was never given", [loaded("maps"), loaded()], []],
    ["a consent that is lost", [loaded("video"), loaded()], [1]],
    ["one lost while others stay", [loaded("video", "chatbot"), loaded("chatbot")], [1]],
    ["one given for another", [loaded("video"), loaded("chatbot")], [1]],
    ["a manager that is not there for a moment", [loaded("video"), noConsent, loaded("video")], []],
    ["a loss after such a moment", [loaded("video"), noConsent, loaded()], [2]],
    ["two losses, of which the first reloads", [loaded("video", "chatbot"), loaded("video"), loaded()], [1]],
    ["the same loss twice", [loaded("video"), loaded(), loaded("video"), loaded()], [1]],
  ])("%s", (_, seen, expected) => {
    assert.deepStrictEqual(reloadsAt(seen), expected)
  })

  it("reloads at the first loss between two answers and at no other", () => {
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
