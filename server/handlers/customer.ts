import { CurrentCustomer } from "@heimwerk/adapters/http/contract/CurrentVisitor.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { type ProfileError, Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import { Orders } from "@heimwerk/core/order/Orders.port.ts"
import { Effect, Redacted } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { makeExportLimit } from "./exportLimit.ts"
import { makeProfileGuard } from "./guesses.ts"
import { keyOf } from "./idempotencyKey.ts"

/** Handlers of the endpoints for the logged-in customer's data. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "customer",
  Effect.fn(function* (handlers) {
    const guarded = yield* makeProfileGuard
    const admitExport = yield* makeExportLimit
    /** Limits attempts to guess a password or a card number. */
    const guess = <A>(
      guessed: "card" | "password",
      attempt: (profiles: Profiles["Service"]) => Effect.Effect<A, ProfileError>,
    ) => Effect.flatMap(CurrentCustomer, ({ id }) => guarded(guessed, id, Profiles.use(attempt)))

    return handlers.handleAll({
      profile: () => Profiles.use(({ get }) => get),
      changeProfile: ({ headers, payload }) =>
        Profiles.use((profiles) => profiles.change(payload, keyOf(headers))),
      changeEmail: ({ headers, payload: { email, password } }) =>
        guess("password", (profiles) => profiles.changeEmail(email, Redacted.make(password), keyOf(headers))),
      changePassword: ({ payload: { next, old } }) =>
        guess("password", (profiles) =>
          profiles.changePassword(Redacted.make(old), Redacted.make(next)),
        ).pipe(Effect.as({ status: "done" as const })),
      settleCard: ({ headers, payload }) =>
        guess("card", (profiles) => profiles.settleCard(payload.cardNumber, keyOf(headers))),
      cancelNewsletter: ({ headers }) =>
        Profiles.use((profiles) => profiles.cancelNewsletter(keyOf(headers))),
      exportData: Effect.fnUntraced(function* () {
        const { id } = yield* CurrentCustomer
        if (id !== undefined) yield* admitExport(id)
        return yield* Profiles.use(({ exportData }) => exportData)
      }),
      deleteAccount: ({ payload: { password } }) =>
        guess("password", (profiles) => profiles.deleteAccount(Redacted.make(password))).pipe(
          Effect.as({ status: "done" as const }),
        ),
      addresses: () => AddressBook.use(({ list }) => list),
      addAddress: ({ headers, payload }) => AddressBook.use((book) => book.add(payload, keyOf(headers))),
      editAddress: ({ headers, params, payload }) =>
        AddressBook.use((book) => book.edit(params.id, payload, keyOf(headers))),
      removeAddress: ({ headers, params }) =>
        AddressBook.use((book) => book.remove(params.id, keyOf(headers))),
      makeDefaultAddress: ({ headers, params }) =>
        AddressBook.use((book) => book.makeDefault(params.id, keyOf(headers))),
      orders: () => Orders.use(({ list }) => list),
      order: ({ params }) => Orders.use((orders) => orders.get(params.id)),
      coupons: () => Coupons.use(({ offered }) => offered),
    })
  }),
)
