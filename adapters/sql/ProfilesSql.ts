import { Clock, Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"

import { isPasswordAllowed } from "@heimwerk/core/account/passwordRules.ts"
import { ProfileError, type Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import { subscriberOf } from "@heimwerk/core/newsletter/reply.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

import { Passwords } from "../account/Passwords.ts"
import { ownWords, PasswordStrength } from "../account/PasswordStrength.ts"
import { cancelSubscription } from "./cancelSubscription.ts"
import { askForEmail, confirmAskedEmail } from "./customer/emailChange.ts"
import { readProfile } from "./customer/profile.ts"
import { setPassword } from "./customer/setPassword.ts"
import { takeCard } from "./customer/takeCard.ts"
import { removePerson } from "./personal/deletePerson.ts"
import { readPerson } from "./personal/personalData.ts"
import type { Caller } from "./customer/Caller.ts"

const failed = (reason: ProfileError["reason"]) => Effect.fail(new ProfileError({ reason }))

const unavailable = Effect.mapError((cause: unknown) =>
  cause instanceof ProfileError ? cause : new ProfileError({ reason: "Unavailable", cause }),
)

/** A customer with the hash of the password that was typed and is right. */
interface Checked {
  readonly id: string
  readonly passwordHash: string
}

/**
 * The profile of one customer in the database.
 *
 * @param origin the origin of links in mails
 */
export const profilesFor = Effect.fnUntraced(function* (caller: Caller, origin: string) {
  const sql = yield* SqlClient.SqlClient
  const passwords = yield* Passwords
  const strength = yield* PasswordStrength
  const { brand } = yield* Retailer
  const shop = { brand, origin }
  const { customerId } = caller

  const me = customerId === undefined ? failed("NotLoggedIn") : Effect.succeed(customerId)
  const kept = Effect.gen(function* () {
    const found = yield* readProfile(sql, yield* me)
    return found ?? (yield* failed("NotLoggedIn"))
  })
  const profile = Effect.map(kept, (found) => found.profile)

  const withPassword = Effect.fnUntraced(function* (password: Redacted.Redacted) {
    const { passwordHash } = yield* kept
    const { isRight } = yield* passwords.verify(password, passwordHash)
    return isRight ? { id: yield* me, passwordHash } : yield* failed("WrongPassword")
  })

  /**
   * Locks the customer until the transaction ends. Fails if the customer no longer has the checked password: a
   * password reset may have ended while it was being checked.
   */
  const lockChecked = Effect.fnUntraced(function* ({ id, passwordHash }: Checked) {
    const found = yield* sql`
      select 1 from customer where id = ${id}::text and password_hash = ${passwordHash}::text for update`
    if (found.length === 0) return yield* failed("WrongPassword")
  })

  const profiles: Profiles["Service"] = {
    get: unavailable(profile),
    change: Effect.fn("ProfilesSql.change")(
      function* ({ firstName, lastName, phone, salute }) {
        const id = yield* me
        yield* sql`
          update customer set first_name = ${firstName}::text, last_name = ${lastName}::text where id = ${id}::text`
        yield* sql`
          insert into customer_detail (customer_id, salute, phone)
          select id, ${salute}::text, ${phone}::text from customer where id = ${id}::text
          on conflict (customer_id) do update set salute = excluded.salute, phone = excluded.phone`
        return yield* profile
      },
      sql.withTransaction,
      unavailable,
    ),
    changeEmail: Effect.fn("ProfilesSql.changeEmail")(function* (email, password, key) {
      const checked = yield* withPassword(password)
      const now = yield* Clock.currentTimeMillis
      const request = askForEmail(sql, { customerId: checked.id, email, key, shop, now })
      yield* sql.withTransaction(Effect.andThen(lockChecked(checked), request))
      return yield* profile
    }, unavailable),
    confirmEmail: Effect.fn("ProfilesSql.confirmEmail")(
      function* (token) {
        const isDone = yield* confirmAskedEmail(sql, token, brand, yield* Clock.currentTimeMillis)
        if (!isDone) return yield* failed("LinkInvalid")
      },
      sql.withTransaction,
      unavailable,
    ),
    changePassword: Effect.fn("ProfilesSql.changePassword")(function* (old, next) {
      const { id, passwordHash: checkedHash } = yield* withPassword(old)
      if (!isPasswordAllowed(Redacted.value(next))) return yield* failed("PasswordNotAllowed")
      if (yield* strength.isGuessable(next, ownWords(yield* profile, brand)))
        return yield* failed("PasswordGuessable")
      const hash = yield* passwords.hash(next)
      const now = yield* Clock.currentTimeMillis
      const { session } = caller
      const change = { customerId: id, checkedHash, hash, session, shop, now }
      const isSet = yield* sql.withTransaction(setPassword(sql, change))
      if (!isSet) return yield* failed("WrongPassword")
    }, unavailable),
    settleCard: Effect.fn("ProfilesSql.settleCard")(
      function* (cardNumber) {
        if (!(yield* takeCard(sql, yield* me, cardNumber))) return yield* failed("LoyaltyCardUnknown")
        return yield* profile
      },
      sql.withTransaction,
      unavailable,
    ),
    cancelNewsletter: Effect.fn("ProfilesSql.cancelNewsletter")(
      function* () {
        const { email } = yield* profile
        yield* cancelSubscription(sql, subscriberOf(Email.make(email)))
        return yield* profile
      },
      sql.withTransaction,
      unavailable,
    ),
    exportData: Effect.flatMap(profile, ({ email }) => readPerson(sql, email)).pipe(
      Effect.map(({ found }) => found),
      unavailable,
      Effect.withSpan("ProfilesSql.exportData"),
    ),
    deleteAccount: Effect.fn("ProfilesSql.deleteAccount")(function* (password) {
      const checked = yield* withPassword(password)
      // Locked before the e-mail address is read, so that a confirmation of a new one ends before or finds no account.
      const removal = Effect.flatMap(profile, ({ email }) => removePerson(sql, email))
      yield* sql.withTransaction(Effect.andThen(lockChecked(checked), removal))
    }, unavailable),
  }
  return profiles
})
