import { assert, describe, it } from "@effect/vitest"
import * as ConsentManagerMemory from "@heimwerk/adapters/memory/ConsentManagerMemory.ts"
import type { KeptDecisions } from "@heimwerk/adapters/consent/makeConsentManager.ts"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as NavigatorMemory from "@heimwerk/adapters/memory/NavigatorMemory.ts"
import * as ThirdPartyServicesMemory from "@heimwerk/adapters/memory/ThirdPartyServicesMemory.ts"
import * as TrackerMemory from "@heimwerk/adapters/memory/TrackerMemory.ts"
import { AccountService } from "@heimwerk/core/account/service.ts"
import { AdviceService } from "@heimwerk/core/advice/service.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import type { ConsentRecord } from "@heimwerk/core/consent/ConsentRecord.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { type GatedService, gatedServices, reloadingServices } from "@heimwerk/core/consent/services.ts"
import { ThirdPartyServices } from "@heimwerk/core/advice/ThirdPartyServices.port.ts"
import { TrackingService } from "@heimwerk/core/tracking/service.ts"
import { Context, Effect, Exit, Layer, Scope } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"

import { consentLayer, userOfAccount } from "../../support/consentPage.ts"
import { cases } from "../../support/size.ts"

const idOf = (service: GatedService) => consentId(service, "ref")
const sorted = (services: Iterable<GatedService>) => [...new Set(services)].sort()

/**
 * Opens a page that uses every gated service as soon as consent allows. Advice and tracking start by
 * themselves; maps, experiments and the look-up of addresses start when the test calls `look`.
 */
const openPage = Effect.fnUntraced(function* (browser: KeptDecisions, kept: Array<ConsentRecord>) {
  const scope = yield* Scope.make()
  const counted = TrackerMemory.nothingCounted()
  let hasFoundAddresses = false
  const layer = Layer.mergeAll(AdviceService.layer, TrackingService.layer).pipe(
    Layer.provideMerge(Layer.fresh(ThirdPartyServicesMemory.layer)),
    Layer.provide(TrackerMemory.layer(counted)),
    Layer.provide(userOfAccount),
    Layer.provideMerge(consentLayer({ browser }, kept)),
    Layer.provide(CookieJarMemory.layer({ market_id: "520" })),
  )
  const built = yield* Scope.provide(Layer.build(layer), scope)
  const consent = Context.get(built, ConsentService)
  const services = Context.get(built, ThirdPartyServices)
  const { loaded } = Context.get(built, ThirdPartyServicesMemory.ThirdParty)
  yield* TestClock.adjust(0)
  yield* Context.get(built, AccountService).start({ firstName: "Anna", csId: "cs-10001" })

  const look = Effect.gen(function* () {
    yield* TestClock.adjust(0)
    const maps = yield* consent.grant("maps")
    if (maps !== undefined && !loaded.includes("maps")) yield* services.maps(maps)
    const experimentation = yield* consent.grant("experimentation")
    if (experimentation !== undefined && !loaded.includes("experimentation"))
      yield* services.experimentation(experimentation)
    if ((yield* consent.grant("addresses")) !== undefined) hasFoundAddresses = true
    yield* Context.get(built, TrackingService).pageViewed(Effect.succeed({ lines: [] }))
    yield* TestClock.adjust("3 seconds")
  })
  yield* look

  return {
    consent,
    look,
    /** The services that this page has used so far. */
    used: (): ReadonlyArray<GatedService> =>
      sorted([
        ...loaded,
        ...(counted.commands.length > 0 ? ["recommendations" as const] : []),
        ...(counted.logins.length > 0 ? ["searchTracking" as const] : []),
        ...(hasFoundAddresses ? ["addresses" as const] : []),
      ]),
    /** Number of page views reported to the recommendation service. */
    viewsCounted: () => counted.commands.filter(({ command }) => command === "go").length,
    reloads: Effect.map(
      Context.get(built, NavigatorMemory.NavigatorRecord).done,
      (done) => done.filter(({ kind }) => kind === "reload").length,
    ),
    leave: Scope.close(scope, Exit.void),
  }
})

type Page = Effect.Success<ReturnType<typeof openPage>>

type Step =
  | { readonly does: "accept"; readonly service: GatedService }
  | { readonly does: "save"; readonly choices: ReadonlyArray<readonly [GatedService, boolean]> }
  | { readonly does: "accept all" | "deny all" | "reload" | "show and close" }

/**
 * The expected state: the current consent decisions, every grant since the page was opened, and the number of
 * consent records.
 */
interface Model {
  granted: Set<GatedService>
  since: Set<GatedService>
  records: number
}

interface Browser {
  readonly kept: Array<ConsentRecord>
  readonly decisions: KeptDecisions
  page: Page
  readonly run: <A, E>(effect: Effect.Effect<A, E>) => Promise<A>
}

const commandOf = ({ page }: Browser, step: Step): Effect.Effect<unknown, unknown> => {
  if (step.does === "accept") return page.consent.accept(step.service)
  if (step.does === "save")
    return page.consent.save(step.choices.map(([service, consent]) => ({ id: idOf(service), consent })))
  if (step.does === "accept all") return page.consent.acceptAll
  if (step.does === "deny all") return page.consent.denyAll
  if (step.does === "reload") return Effect.void
  return Effect.andThen(page.consent.showDetails("maps"), page.consent.close)
}

const decide = (model: Model, step: Step): void => {
  if (step.does === "accept") model.granted.add(step.service)
  if (step.does === "accept all") model.granted = new Set(gatedServices)
  if (step.does === "deny all") model.granted = new Set()
  if (step.does === "save")
    for (const [service, consent] of step.choices) {
      if (consent) model.granted.add(service)
      else model.granted.delete(service)
    }
  if (step.does === "save" || step.does === "accept all") model.records++
}

class StepCommand implements fc.AsyncCommand<Model, Browser> {
  readonly step: Step
  constructor(step: Step) {
    this.step = step
  }

  check = (): boolean => true

  toString = (): string => JSON.stringify(this.step)

  async run(model: Model, browser: Browser): Promise<void> {
    const { step } = this
    const before = new Set(model.granted)
    const viewsBefore = browser.page.viewsCounted()
    await browser.run(commandOf(browser, step))
    decide(model, step)
    await browser.run(browser.page.look)
    for (const service of model.granted) model.since.add(service)
    assert.deepStrictEqual(browser.page.used(), sorted(model.since))
    const counts = model.granted.has("recommendations") ? 1 : 0
    assert.strictEqual(browser.page.viewsCounted() - viewsBefore, counts)
    assert.lengthOf(browser.kept, model.records)
    const isLost = reloadingServices.some((service) => before.has(service) && !model.granted.has(service))
    assert.strictEqual(await browser.run(browser.page.reloads), isLost ? 1 : 0)
    if (!isLost && step.does !== "reload") return
    await browser.run(browser.page.leave)
    browser.page = await browser.run(openPage(browser.decisions, browser.kept))
    model.since = new Set(model.granted)
    assert.deepStrictEqual(browser.page.used(), sorted(model.granted))
  }
}

const service = fc.constantFrom(...gatedServices)
const does = <Name extends Step["does"]>(name: Name) => fc.constant(name)
const steps: Array<fc.Arbitrary<Step>> = [
  fc.record({ does: does("accept"), service }),
  fc.record({
    does: does("save"),
    choices: fc.uniqueArray(fc.tuple(service, fc.boolean()), { selector: ([name]) => name }),
  }),
  fc.record({ does: fc.constantFrom("accept all", "deny all", "reload", "show and close") }),
]

describe("any order of consent decisions", () => {
  it.effect(
    "after any consent decisions, a page has used exactly the services that had consent at some time after the page was opened or reloaded",
    () =>
      Effect.gen(function* () {
        const context = yield* Effect.context()
        const property = fc.asyncProperty(
          fc.commands(steps.map((step) => step.map((one) => new StepCommand(one)))),
          (commands) =>
            Effect.gen(function* () {
              const decisions = ConsentManagerMemory.nothingDecided()
              const kept: Array<ConsentRecord> = []
              const run = Effect.runPromiseWith(yield* Effect.context())
              const page = yield* openPage(decisions, kept)
              const model: Model = { granted: new Set(), since: new Set(), records: 0 }
              const real: Browser = { kept, decisions, page, run }
              yield* Effect.promise(() => fc.asyncModelRun(() => ({ model, real }), commands))
              yield* real.page.leave
            }).pipe(Effect.runPromiseWith(context)),
        )
        yield* Effect.promise(() => fc.assert(property, { numRuns: cases(50, 150) }))
      }),
  )

  it.effect(
    "each of the 512 combinations of decisions on nine services allows exactly the services with consent",
    () =>
      Effect.gen(function* () {
        for (let bits = 0; bits < 2 ** gatedServices.length; bits++) {
          const granted = gatedServices.filter((_, index) => ((bits >> index) & 1) === 1)
          const page = yield* openPage({ given: new Set(granted.map(idOf)), hasDecided: true }, [])
          assert.deepStrictEqual(page.used(), sorted(granted))
          yield* page.leave
        }
      }),
  )
})
