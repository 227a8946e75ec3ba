import * as Effect from "effect/Effect"

import { answersOf } from "@heimwerk/core/forms/attempts.ts"
import { checkedCraftsmanRequest } from "@heimwerk/core/forms/craftsman/checkedRequest.ts"
import { checkedEnergyRequest } from "@heimwerk/core/forms/energy/checkedRequest.ts"
import { energyConfirmationMail } from "@heimwerk/core/forms/energy/confirmation.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { type FormInbox, FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"
import type { CraftsmanSubmission } from "@heimwerk/core/forms/craftsman/submission.ts"
import type { EnergySubmission } from "@heimwerk/core/forms/energy/submission.ts"
import { craftsmanEntries, energyEntries, type FormEntries } from "@heimwerk/core/forms/payload.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

import { formEncoded } from "../http/contract/forms/formEncoded.ts"
import { type Confirmation, makeAcceptRequest, RequestRefused, type RequestStore } from "./acceptRequest.ts"

interface Form<Request> {
  readonly id: "craftsmanservice" | "energetictransformation"
  readonly checkedAs: "craftsman" | "energy"
  readonly check: (request: Request) => Effect.Effect<Request | undefined, { readonly message: string }>
  readonly entries: (request: Request) => FormEntries
  /** The confirmation that the customer must give before the request is delivered. */
  readonly confirmation?: (request: Request) => Confirmation
}

const toError = (error: unknown) =>
  error instanceof RequestRefused
    ? new FormInboxError({ reason: error.reason })
    : new FormInboxError({ reason: "Unavailable", cause: error })

/**
 * Implements the inbox of the request forms on a store (forms and markets 7).
 *
 * @param origin the origin of links in mails
 */
export const formInboxOver = Effect.fnUntraced(function* (store: RequestStore, origin: string) {
  const accept = yield* makeAcceptRequest(store)
  const configs = yield* FormConfigs
  const markets = yield* Markets
  const { brand } = yield* Retailer

  const receive =
    <Request extends { readonly token: string }>({
      check,
      checkedAs,
      confirmation,
      entries,
      id,
    }: Form<Request>) =>
    (request: Request, key: IdempotencyKey) =>
      accept({
        form: id,
        checkedAs,
        token: request.token,
        key,
        answers: `${id} ${answersOf(request)}`,
        confirmation: confirmation?.(request),
        payload: Effect.map(check(request), (checked) =>
          checked === undefined ? undefined : formEncoded(entries(checked)),
        ),
      }).pipe(
        Effect.mapBoth({ onSuccess: (stored) => ({ id: stored }), onFailure: toError }),
        Effect.withSpan(`formInboxOver.${checkedAs}`),
      )

  const inbox: FormInbox["Service"] = {
    craftsman: receive<CraftsmanSubmission>({
      id: "craftsmanservice",
      checkedAs: "craftsman",
      check: (request) => Effect.map(configs.craftsman, (config) => checkedCraftsmanRequest(config, request)),
      entries: craftsmanEntries,
    }),
    energy: receive<EnergySubmission>({
      id: "energetictransformation",
      checkedAs: "energy",
      check: (request) =>
        Effect.map(Effect.all([configs.energy, markets.all]), ([config, all]) =>
          checkedEnergyRequest(config, all, request),
        ),
      entries: energyEntries,
      confirmation: (request) => ({
        email: request.contact.email,
        mail: (token) => energyConfirmationMail(request, { brand, origin }, token),
      }),
    }),
    confirm: Effect.fn("formInboxOver.confirm")(function* (token) {
      const isConfirmed = yield* Effect.mapError(store.confirm(token), toError)
      if (!isConfirmed) return yield* new FormInboxError({ reason: "LinkInvalid" })
    }),
  }
  return inbox
})
