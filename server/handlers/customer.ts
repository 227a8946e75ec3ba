import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import type { ProfileError, Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { Effect, Redacted } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { callerOfRequest } from "../visitor/caller.ts"
import { CustomerData, type CustomerPorts } from "../visitor/CustomerData.ts"
import type { Settings } from "../settings/ShopSettings.ts"
import type { Visitors } from "../visitor/Visitors.ts"
import { keyOf } from "./commandKey.ts"
import { makeProfileGuard } from "./profileGuesses.ts"

/** Data of the customer of the session in the cookie. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "customer",
  Effect.fn(function* (handlers) {
    const services = yield* Effect.context<Visitors | Settings>()
    const customers = yield* CustomerData
    const guarded = yield* makeProfileGuard
    const caller = callerOfRequest.pipe(
      Effect.provideContext(services),
      Effect.mapError((cause) => new RequestError({ reason: "Unavailable", cause })),
    )

    const ask = <A, E>(question: (ports: CustomerPorts) => Effect.Effect<A, E>) =>
      Effect.flatMap(caller, (who) => Effect.flatMap(customers.of(who), question))
    const book = (
      question: (port: CustomerPorts["addressBook"]) => ReturnType<CustomerPorts["addressBook"]["add"]>,
    ) => ask(({ addressBook }) => question(addressBook))
    /** Limits guesses of a password or a card number. */
    const guess = <A>(question: (port: Profiles["Service"]) => Effect.Effect<A, ProfileError>) =>
      Effect.flatMap(caller, (who) =>
        Effect.flatMap(customers.of(who), ({ profiles }) => guarded(who.customerId, question(profiles))),
      )

    return handlers.handleAll({
      profile: () => ask(({ profiles }) => profiles.get),
      changeProfile: ({ headers, payload }) =>
        ask(({ profiles }) => profiles.change(payload, keyOf(headers))),
      changeEmail: ({ headers, payload: { email, password } }) =>
        guess((profiles) => profiles.changeEmail(email, Redacted.make(password), keyOf(headers))),
      changePassword: ({ payload: { next, old } }) =>
        guess((profiles) => profiles.changePassword(Redacted.make(old), Redacted.make(next))).pipe(
          Effect.as({ status: "done" as const }),
        ),
      settleCard: ({ headers, payload }) =>
        guess((profiles) => profiles.settleCard(payload.cardNumber, keyOf(headers))),
      addresses: () => book((port) => port.list),
      addAddress: ({ headers, payload }) => book((port) => port.add(payload, keyOf(headers))),
      editAddress: ({ headers, params, payload }) =>
        book((port) => port.edit(params.id, payload, keyOf(headers))),
      removeAddress: ({ headers, params }) => book((port) => port.remove(params.id, keyOf(headers))),
      makeDefaultAddress: ({ headers, params }) =>
        book((port) => port.makeDefault(params.id, keyOf(headers))),
      orders: () => ask(({ orders }) => orders.list),
      order: ({ params }) => ask(({ orders }) => orders.get(params.id)),
      coupons: () => ask(({ coupons }) => coupons.offered),
    })
  }),
)
