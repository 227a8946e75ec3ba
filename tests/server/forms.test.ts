import { assert, layer } from "@effect/vitest"
import { requestsLayer } from "@heimwerk/adapters/http/requests/requestsLayer.ts"
import { BotCheck, type CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { emptyContactData, wrongFields } from "@heimwerk/core/forms/contact.ts"
import { contactFieldNames } from "@heimwerk/core/forms/payload.ts"
import { FormInbox, FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"
import { Attempts } from "@heimwerk/server/security/Attempts.ts"
import { Effect, Layer } from "effect"

import { formBody, type FormPath, sendForm } from "./support/formBody.ts"
import { MemoryShop, memoryWorld } from "./support/memoryShop.ts"
import { takenFeedback } from "./support/requestsMemory.ts"
import { ownPage, send } from "./support/send.ts"

/** Number of requests that reached the inbox behind the server. */
let accepted = 0
const counted = Layer.effect(
  FormInbox,
  Effect.map(FormInbox, (inbox): FormInbox["Service"] => ({
    craftsman: (request, key) =>
      Effect.tap(inbox.craftsman(request, key), () => Effect.sync(() => accepted++)),
    energy: (request, key) => Effect.tap(inbox.energy(request, key), () => Effect.sync(() => accepted++)),
    confirm: (link) => inbox.confirm(link),
  })),
).pipe(Layer.provide(memoryWorld))

const patient = Layer.succeed(Attempts, {
  begun: () => Effect.undefined,
  count: () => Effect.succeed(1),
  forgive: () => Effect.void,
})
const world = Layer.mergeAll(memoryWorld, counted, patient)

const token = (form: CheckedForm) =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    BotCheck.use((bots) => bots.token(form)).pipe(
      Effect.provide(requestsLayer({ origin, brand: "heimwerk" })),
      Effect.orDie,
    ),
  )

const craftsman: FormPath = "craftsmanservice"
const energy: FormPath = "energetictransformation"
const room = (change: object) =>
  JSON.stringify([{ area: "dach", activities: ["dachrinne-erneuern"], message: "", ...change }])
const market = "formfield-city"

type Row = readonly [what: string, form: FormPath, changes: Parameters<typeof formBody>[2], status: number]

const gates: ReadonlyArray<Row> = [
  ["no market", craftsman, { "market-id": undefined }, 400],
  ["a market without the service", craftsman, { "market-id": "522" }, 422],
  ["no area", craftsman, { rooms: "[]" }, 422],
  ["an unknown area", craftsman, { rooms: room({ area: "keller" }) }, 422],
  ["no activity", craftsman, { rooms: room({ activities: [] }) }, 422],
  ["an activity of another area", craftsman, { rooms: room({ activities: ["kueche-aufbauen"] }) }, 422],
  [
    "the activity 'etwas-anderes' without a note",
    craftsman,
    { rooms: room({ activities: ["etwas-anderes"] }) },
    422,
  ],
  ["a note of 801 characters", craftsman, { rooms: room({ message: "ä".repeat(801) }) }, 422],
  ["rooms that are not JSON", craftsman, { rooms: "[{" }, 400],
  ["the id of the other form", craftsman, { id: "energetictransformation" }, 400],
  ["no salutation", craftsman, { "formfield-salutation": undefined }, 400],
  ["an unknown salutation", craftsman, { "formfield-salutation": "Dr." }, 400],
  ["a blank first name", craftsman, { "formfield-firstname": " " }, 400],
  ["a blank last name", energy, { "formfield-lastname": "\t" }, 400],
  ["an invalid e-mail address", energy, { "formfield-email": "ada@beispiel" }, 400],
  ["a telephone number with letters", energy, { "formfield-telephone": "0221/abc" }, 400],
  ["no street", energy, { "formfield-street": "" }, 400],
  ["a postcode of four digits", energy, { "formfield-postalcode": "5066" }, 400],
  ["a town of 255 characters", energy, { [market]: "x".repeat(255) }, 400],
  ["a name given twice", energy, { "formfield-firstname": ["Ada", "Eva"] }, 400],
  ["an unknown market", energy, { "market-id": "999" }, 422],
  ["no property", energy, { "formfield-objecttype": undefined }, 400],
  ["no partner", energy, { "formfield-partners": undefined }, 422],
  ["a partner that is not offered for the property", energy, { "formfield-partners": "otovo" }, 422],
  ["a partner twice", energy, { "formfield-partners": ["varm", "varm"] }, 422],
  ["an unknown partner", energy, { "formfield-partners": "acme" }, 400],
  ["no consent", energy, { "formfield-incentives-terms": "0" }, 422],
  ["an invalid consent value", energy, { "formfield-incentives-terms": "yes" }, 400],
  ["no token", energy, { token: undefined }, 400],
  ["an empty token", craftsman, { token: "" }, 400],
  ["an invented token", energy, { token: "invented" }, 403],
]

layer(MemoryShop.layer({}, { world }), { excludeTestServices: true })(
  "a request sent without the form (T-I3)",
  (it) => {
    it.effect.each(gates)(
      "T-I3: the server refuses a form with %s, and its answer has a code and a message",
      ([, form, changes, status]) =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const solved = yield* token(form === craftsman ? "craftsman" : "energy")
          const answer = yield* Effect.promise(() => sendForm(origin, form, formBody(form, solved, changes)))
          assert.strictEqual(answer.status, status, answer.text)
          const { code, message } = JSON.parse(answer.text)
          assert.include(["InvalidRequest", "Invalid", "NotHuman"], code)
          assert.match(message, /\p{L}/u)
          assert.strictEqual(accepted, 0)
        }),
    )

    it.effect.each(wrongFields(emptyContactData))(
      "T-I3: the server refuses both request forms without the required contact field %s, with the status and code of an empty field",
      (field) =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          for (const form of [craftsman, energy]) {
            for (const value of [undefined, ""]) {
              const body = formBody(form, "token", { [contactFieldNames[field]]: value })
              const { status, text } = yield* Effect.promise(() => sendForm(origin, form, body))
              assert.deepStrictEqual([status, JSON.parse(text).code], [400, "InvalidRequest"])
            }
          }
        }),
    )

    it.effect("the server accepts a valid energy request with several bonuses", () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const body = formBody(energy, yield* token("energy"), {
          "formfield-incentives": ["black-loyalty-card", "coupon"],
        })
        const answer = yield* Effect.promise(() => sendForm(origin, energy, body))
        assert.deepStrictEqual([answer.status, JSON.parse(answer.text).success], [200, true])
        assert.strictEqual(accepted, 1)
      }),
    )

    it.effect("the server refuses a form with a used bot check token or with the token of another form", () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const foreign = yield* token("craftsman")
        const refused = yield* Effect.promise(() => sendForm(origin, energy, formBody(energy, foreign)))
        assert.strictEqual(refused.status, 403)
        const taken = yield* Effect.promise(() => sendForm(origin, craftsman, formBody(craftsman, foreign)))
        const again = yield* Effect.promise(() =>
          sendForm(origin, craftsman, formBody(craftsman, foreign, { [market]: "Bonn" })),
        )
        assert.deepStrictEqual([taken.status, again.status], [200, 403])
      }),
    )

    it.effect("T-I2: the server refuses a form from another site and a form sent as JSON", () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const body = formBody(craftsman, "t")
        const statuses = yield* Effect.promise(async () => [
          (await sendForm(origin, craftsman, body, { origin: "https://evil.example" })).status,
          (await sendForm(origin, craftsman, "{}", { "content-type": "application/json" })).status,
        ])
        assert.deepStrictEqual(statuses, [403, 415])
      }),
    )

    it.effect("the server stores valid feedback and refuses invalid feedback", () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const before = takenFeedback.length
        const post = (change: object) =>
          Effect.flatMap(token("feedback"), (solved) =>
            Effect.promise(() => {
              const right = { captchaToken: solved, type: "like", message: "Gut", environment: "ref" }
              const body = JSON.stringify({ ...right, ...change })
              return send(origin, "/shop/rest/V1/heimwerk/feedback", {
                method: "POST",
                headers: ownPage(origin),
                body,
              })
            }),
          )
        const changes = [
          { message: " \n" },
          { message: "\n\n[Source: Header]", source: "Header" },
          { message: "x".repeat(4001) },
          { message: "x".repeat(5000) },
          { type: "hate" },
          { captchaToken: "invented" },
          { captchaToken: "" },
        ]
        const statuses = yield* Effect.forEach(changes, (change) =>
          Effect.map(post(change), ({ status }) => status),
        )
        assert.deepStrictEqual(statuses, [422, 422, 422, 400, 400, 403, 400])
        assert.lengthOf(takenFeedback, before)
        assert.strictEqual((yield* post({})).status, 204)
        assert.lengthOf(takenFeedback, before + 1)
      }),
    )
  },
)

/** An inbox that accepts every request, except energy requests with the token `invented`. */
const eager = Layer.succeed(FormInbox, {
  craftsman: () => Effect.succeed({ id: "craftsmanservice-1" }),
  energy: ({ token: given }) =>
    given === "invented"
      ? Effect.fail(new FormInboxError({ reason: "NotHuman" }))
      : Effect.succeed({ id: "energetictransformation-1" }),
  confirm: () => Effect.void,
})

layer(MemoryShop.layer({}, { world: Layer.merge(memoryWorld, eager) }), { excludeTestServices: true })(
  "the rate limit of form requests",
  (it) => {
    it.effect(
      "the server accepts 30 form requests an hour without counting refused requests, and then says how long to wait",
      () =>
        Effect.gen(function* () {
          const { origin } = yield* MemoryShop
          const ask = (given: string) =>
            Effect.promise(() => sendForm(origin, energy, formBody(energy, given)))
          const refused = yield* Effect.forEach(Array.from({ length: 31 }), () => ask("invented"))
          assert.isTrue(refused.every(({ status }) => status === 403))
          const answers = yield* Effect.forEach(Array.from({ length: 31 }), () => ask("good"))
          assert.deepStrictEqual(
            [answers[0]?.status, answers[29]?.status, answers[30]?.status],
            [200, 200, 429],
          )
          const { code, message } = JSON.parse(answers[30]?.text ?? "{}")
          assert.strictEqual(code, "TooManyTries")
          assert.match(
            message,
            /^Von deinem Anschluss kamen in der letzten Stunde 30 Anfragen\. Bitte versuche es in \d\d Minuten noch einmal\.$/u,
          )
        }),
    )
  },
)
