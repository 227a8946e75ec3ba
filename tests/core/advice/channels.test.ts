import { assert, describe, it } from "@effect/vitest"
import {
  availabilityLabel,
  checksAvailability,
  type ExpertAvailability,
  notAvailableModal,
} from "@heimwerk/core/advice/availability.ts"
import { adviceHoursText, isWithinBusinessHours } from "@heimwerk/core/advice/businessHours.ts"
import {
  type AdviceChannel,
  channelAvailability,
  channelService,
  chooseChannel,
  offeredChannels,
} from "@heimwerk/core/advice/channels.ts"
import type { LoaderPhase } from "@heimwerk/core/advice/loader.ts"
import { noConsent } from "@heimwerk/core/consent/gate.ts"
import { gatedServices, type GatedService } from "@heimwerk/core/consent/services.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import * as fc from "fast-check"

const monday = 1
const saturday = 6
const sunday = 7
const granted = (...services: ReadonlyArray<GatedService>) => ({
  ...noConsent,
  isLoaded: true,
  granted: services,
})

describe("business hours", () => {
  it.each([
    ["include", monday, 480, "08:00", true],
    ["exclude", monday, 479.99, "a moment before 08:00", false],
    ["include", monday, 1199.99, "a moment before 20:00", true],
    ["exclude", monday, 1200, "20:00", false],
    ["include", saturday, 720, "a Saturday noon", true],
    ["exclude", sunday, 720, "a Sunday noon", false],
    ["exclude", saturday, 1200, "a Saturday evening", false],
    ["exclude", monday, 0, "midnight", false],
  ])(
    "the business hours of advice %s weekday %i, minute %d of the day (%s)",
    (_verb, weekday, minuteOfDay, _time, isOpen) => {
      assert.strictEqual(isWithinBusinessHours({ weekday, minuteOfDay }), isOpen)
    },
  )

  it.each([
    ["include", "2026-11-21T07:00:00Z", "08:00 in winter", true],
    ["exclude", "2026-11-21T06:59:59Z", "just before it", false],
    ["include", "2026-07-18T06:00:00Z", "08:00 in summer", true],
    ["exclude", "2026-07-18T18:00:00Z", "20:00 in summer", false],
    ["exclude", "2026-11-22T11:00:00Z", "a Sunday", false],
  ])("the business hours of advice in Germany %s the instant %s (%s)", (_verb, instant, _time, isOpen) => {
    assert.strictEqual(isWithinBusinessHours(berlinTime(Date.parse(instant))), isOpen)
  })

  it("the business hours of advice total 72 hours a week, and the displayed text names the same hours", () => {
    let minutes = 0
    for (let weekday = 1; weekday <= 7; weekday++) {
      for (let minuteOfDay = 0; minuteOfDay < 1440; minuteOfDay++) {
        if (isWithinBusinessHours({ weekday, minuteOfDay })) minutes++
      }
    }
    assert.strictEqual(minutes, 72 * 60)
    assert.strictEqual(adviceHoursText, "Mo-Sa 8:00-20:00 Uhr")
  })
})

describe("advice channels", () => {
  it.each<[boolean, number, number, AdviceChannel]>([
    [true, monday, 720, "video"],
    [false, monday, 720, "community"],
    [true, sunday, 720, "community"],
    [true, monday, 1200, "community"],
  ])(
    "advice (video configured: %s) on weekday %i at minute %i of the day offers the chat and the channel %s",
    (video, weekday, minuteOfDay, second) => {
      assert.deepStrictEqual(offeredChannels(video, { weekday, minuteOfDay }), ["chat", second])
    },
  )

  it("each advice channel requires the consent to its own service", () => {
    assert.deepStrictEqual(channelService, { chat: "chatbot", video: "video", community: "community" })
  })

  it.each<[AdviceChannel, LoaderPhase, ExpertAvailability, object]>([
    ["chat", "LOADED", "available", { kind: "start", channel: "chat" }],
    ["chat", "LOADED", "unavailable", { kind: "start", channel: "chat" }],
    ["chat", "LOADING", "available", { kind: "error" }],
    ["video", "LOADED", "available", { kind: "start", channel: "video" }],
    ["video", "LOADED", "unavailable", { kind: "notAvailable" }],
    ["video", "LOADING", "unavailable", { kind: "error" }],
    ["video", "IDLE", "available", { kind: "error" }],
    ["community", "LOADED", "unavailable", { kind: "start", channel: "community" }],
    ["community", "IDLE", "available", { kind: "error" }],
  ])(
    "a visitor with consent chooses the channel %s while its service is in phase %s and the experts are %s; the outcome is %j",
    (channel, phase, experts, outcome) => {
      const consent = granted(channelService[channel])
      assert.deepStrictEqual(chooseChannel(channel, consent, phase, experts), outcome)
    },
  )

  it("an advice channel never starts without the consent to its service, and asks only for this consent", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<AdviceChannel>("chat", "video", "community"),
        fc.subarray([...gatedServices]),
        fc.constantFrom<LoaderPhase>("IDLE", "LOADING", "LOADED"),
        fc.constantFrom<ExpertAvailability>("available", "unavailable"),
        (channel, services, phase, experts) => {
          const service = channelService[channel]
          const outcome = chooseChannel(channel, granted(...services), phase, experts)
          if (services.includes(service)) assert.notStrictEqual(outcome.kind, "askForConsent")
          else assert.deepStrictEqual(outcome, { kind: "askForConsent", service })
        },
      ),
    )
  })
})

describe("availability of experts", () => {
  it("the page requests the availability of experts only while the flyout is open, video is loaded and no chat is running", () => {
    const phases: ReadonlyArray<LoaderPhase> = ["IDLE", "LOADING", "LOADED"]
    const asked = [true, false].flatMap((isOpen) =>
      phases.flatMap((phase) =>
        [true, false]
          .filter((isChatRunning) => checksAvailability(isOpen, phase, isChatRunning))
          .map((isChatRunning) => [isOpen, phase, isChatRunning]),
      ),
    )
    assert.deepStrictEqual(asked, [[true, "LOADED", false]])
  })

  it("the availability of experts and the modal for unavailable experts have German texts", () => {
    assert.strictEqual(availabilityLabel("available"), "Verfügbar")
    assert.strictEqual(availabilityLabel("unavailable"), "Wir sind gerade im Gespräch")
    assert.deepStrictEqual(notAvailableModal, {
      title: "Videoberatung",
      text: "Unsere Beraterinnen und Berater sind gerade nicht verfügbar oder im Gespräch.",
      button: "Produktberatung aus der Community",
      contact: "Zum Kontakt",
      contactPath: "/kontakt/",
    })
  })

  it.each<[AdviceChannel, Parameters<typeof channelAvailability>[1], ExpertAvailability | undefined]>([
    ["chat", { experts: undefined, running: [] }, "available"],
    ["chat", { experts: "unavailable", running: ["video"] }, "available"],
    ["chat", { experts: "available", running: ["chatbot"] }, "unavailable"],
    ["video", { experts: undefined, running: [] }, undefined],
    ["video", { experts: "unavailable", running: [] }, "unavailable"],
    ["video", { experts: "available", running: ["video"] }, "available"],
    ["community", { experts: "available", running: ["community"] }, undefined],
  ])(
    "the advice channel %s, with services and experts in the state %j, shows this availability (undefined: none): %s",
    (channel, state, availability) => {
      assert.strictEqual(channelAvailability(channel, state), availability)
    },
  )
})
