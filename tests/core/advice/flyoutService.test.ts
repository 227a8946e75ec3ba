import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { type AdvicePageOptions, openAdvicePage, settled } from "../../support/advicePage.ts"
import { logTo } from "../../support/logTo.ts"

const open = { isOpen: true, hasError: false }
const closed = { isOpen: false, hasError: false }

describe("an error in the flyout", () => {
  it.effect(
    "a click on retry clears the error of the service flyout and loads the failed services again",
    () =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ granted: [] })
        yield* page.thirdParty.fail("chatbot", true)
        yield* page.consent.accept("chatbot").pipe(logTo([]))
        yield* settled
        yield* page.service.flyout("open").pipe(logTo([]))
        yield* settled
        yield* page.service.choose("chat")
        assert.isTrue((yield* page.shown).flyout.hasError)
        yield* page.thirdParty.fail("chatbot", false)
        yield* page.service.flyout("retried")
        yield* settled
        assert.deepStrictEqual((yield* page.shown).flyout, open)
        assert.strictEqual((yield* page.shown).phases.chatbot, "LOADED")
      }),
  )
})

describe("the modal for unavailable experts", () => {
  const withoutExperts = Effect.fnUntraced(function* (options: AdvicePageOptions) {
    const page = yield* openAdvicePage(options)
    yield* page.thirdParty.experts("unavailable")
    yield* page.service.flyout("open")
    yield* settled
    yield* page.service.choose("video")
    return page
  })

  it.effect("the modal for unavailable experts replaces the service flyout and can be closed", () =>
    Effect.gen(function* () {
      const page = yield* withoutExperts({ granted: ["video"] })
      assert.deepInclude(yield* page.shown, { isNotAvailableOpen: true, flyout: closed })
      assert.deepStrictEqual(page.thirdParty.begun, [])
      yield* page.service.closeNotAvailable
      assert.deepInclude(yield* page.shown, { isNotAvailableOpen: false, flyout: closed })
    }),
  )

  it.effect("the modal for unavailable experts can start advice by the community", () =>
    Effect.gen(function* () {
      const page = yield* withoutExperts({ granted: ["video", "community"] })
      yield* page.service.chooseCommunity
      assert.deepStrictEqual(page.thirdParty.begun, [{ service: "community" }])
      assert.deepInclude(yield* page.shown, { isNotAvailableOpen: false, flyout: closed })
    }),
  )

  it.effect(
    "choosing the community in the modal for unavailable experts opens the service flyout if the community has no consent or is not loaded",
    () =>
      Effect.gen(function* () {
        const asking = yield* withoutExperts({ granted: ["video"] })
        yield* asking.service.chooseCommunity
        assert.deepInclude(yield* asking.shown, { consentDialog: "community", flyout: open })
        const broken = yield* withoutExperts({
          granted: ["video", "community"],
          services: () => ({ community: () => Effect.never }),
        })
        yield* broken.service.chooseCommunity
        assert.deepInclude(yield* broken.shown, { flyout: { isOpen: true, hasError: true } })
      }),
  )
})

describe("the URL", () => {
  it.effect.each([
    ["/p/bohrer?open_service_layer=1&x=2", open, "/p/bohrer?x=2"],
    ["/?open_service_layer=0", closed, undefined],
    ["/?open_service_layer=ja", closed, undefined],
    ["/", closed, undefined],
  ] as const)(
    "the page with the URL %s starts with the service flyout in the state %j, and replaces its own URL by (undefined: not replaced): %s",
    ([address, flyout, replaced]) =>
      Effect.gen(function* () {
        const page = yield* openAdvicePage({ address })
        assert.deepStrictEqual((yield* page.shown).flyout, flyout)
        assert.deepStrictEqual(
          yield* page.done,
          replaced === undefined ? [] : [{ kind: "replace", address: replaced }],
        )
      }),
  )
})
