import { Effect, Layer, Redacted } from "effect"

import { type AccountConfig, needsBotCheck } from "@heimwerk/core/account/AccountConfig.ts"
import type { Customer } from "@heimwerk/core/account/Customer.ts"
import { AccountError, Accounts, type Credentials } from "@heimwerk/core/account/Accounts.port.ts"
import { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"

/** A customer with the password in plain text and the login type. */
export interface MemoryCustomer extends Customer {
  readonly password: string
  readonly loginType: 1 | 2 | 3
}

const noBotChecks: AccountConfig = { botCheckEnabled: false, botCheckAtLoginType: false }

const publicPart = ({ csId, email, firstName, id, lastName, loyaltyCard }: Customer): Customer => ({
  id,
  csId,
  email,
  firstName,
  lastName,
  ...(loyaltyCard === undefined ? {} : { loyaltyCard }),
})

const withMerge = (customer: Customer): Customer => ({
  ...publicPart(customer),
  ...(customer.mergeDone === undefined ? {} : { mergeDone: customer.mergeDone }),
})

/** One visitor's account in memory, for the given customers. The session ends when the layer is closed. */
export const layer = (
  customers: ReadonlyArray<MemoryCustomer>,
  config: AccountConfig = noBotChecks,
): Layer.Layer<Accounts, never, BotVerification> =>
  Layer.effect(
    Accounts,
    Effect.gen(function* () {
      const bots = yield* BotVerification
      let current: Customer | undefined

      const byEmail = (email: string) =>
        customers.find((customer) => customer.email.toLowerCase() === email.toLowerCase())

      /** Looks the customer up again, because the data may have changed since the login. */
      const known = () => customers.find(({ id }) => id === current?.id)

      const enter = ({ email, password }: Credentials) =>
        Effect.suspend(() => {
          const found = byEmail(email)
          if (found?.password !== Redacted.value(password))
            return Effect.fail(new AccountError({ reason: "InvalidCredentials" }))
          current = found
          return Effect.succeed(found)
        })

      return {
        config: Effect.succeed(config),
        loginType: Effect.fn("AccountsMemory.loginType")(
          function* (email, token = "") {
            if (needsBotCheck(config) && !(yield* bots.verify("login", token)))
              return yield* new AccountError({ reason: "NotConfirmed" })
            return byEmail(email)?.loginType ?? 1
          },
          Effect.catchTag("BotCheckError", (cause) =>
            Effect.fail(new AccountError({ reason: "Unavailable", cause })),
          ),
        ),
        login: (credentials) => Effect.map(enter(credentials), withMerge),
        checkoutLogin: (credentials) => Effect.map(enter(credentials), publicPart),
        me: Effect.sync(() => {
          const found = known()
          return found === undefined ? undefined : withMerge(found)
        }),
        logout: Effect.sync(() => {
          current = undefined
        }),
      }
    }),
  )
