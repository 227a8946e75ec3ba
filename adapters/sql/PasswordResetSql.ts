import { randomUUID } from "node:crypto"

import { Clock, Effect, Layer, type Redacted, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

import { passwordResetOver, type PasswordResetStore } from "../account/passwordResetOver.ts"
import { Passwords } from "../account/Passwords.ts"
import type { ShopOfMails } from "../mail/MailingStore.ts"
import { ownWords, PasswordStrength } from "../account/PasswordStrength.ts"
import { admitRequest, findLink, recordAnswer, useLink } from "./customer/requests.ts"
import { readProfile } from "./customer/profile.ts"
import { setPassword } from "./customer/setPassword.ts"
import { mailingStore, queueDecoyMail } from "./outgoingMail.ts"

const Customers = Schema.Tuple([
  Schema.Struct({ id: Schema.NullOr(Schema.String), email: Schema.NullOr(Schema.String) }),
])

const passwordResetStore = (
  sql: SqlClient.SqlClient,
  passwords: Passwords["Service"],
  shop: ShopOfMails,
) => ({
  ...mailingStore(sql),
  protect: (password: Redacted.Redacted) => passwords.hash(password),
  record: Effect.fnUntraced(function* (email: string, key: string) {
    const now = yield* Clock.currentTimeMillis
    const isAdmitted = yield* admitRequest(sql, { kind: "passwordReset", email, key }, now)
    // The left join returns one row for each address, so that the time of decoding does not reveal accounts.
    const [{ id, ...found }] = yield* sql`
      select c.id, c.email from (values (${accountKeyOf(email)}::text)) as asked (login_name)
      left join customer c on c.login_name = asked.login_name`.pipe(
      Effect.flatMap(Schema.decodeUnknownEffect(Customers)),
    )
    const customer = id === null || found.email === null ? undefined : { id, email: found.email }
    return { isAdmitted, customer }
  }),
  // A link without a customer gets a random owner, so that its row and index entry have the usual size.
  recordLink: ((email, key, { customerId = randomUUID(), token }) =>
    recordAnswer(
      sql,
      { kind: "passwordReset", email, key },
      { token, customerId },
    )) satisfies PasswordResetStore<unknown>["recordLink"],
  sendDecoy: (mail: Mail) => Effect.flatMap(Clock.currentTimeMillis, (now) => queueDecoyMail(sql, mail, now)),
  ownerOf: Effect.fnUntraced(function* (token: string) {
    const link = yield* findLink(sql, "passwordReset", token, yield* Clock.currentTimeMillis)
    return link === undefined || link.isUsed ? undefined : (link.customerId ?? undefined)
  }),
  ownWords: (customerId: string) =>
    Effect.map(readProfile(sql, customerId), (found) =>
      found === undefined ? [] : ownWords(found.profile, shop.brand),
    ),
  setPassword: Effect.fnUntraced(function* (token: string, customerId: string, hash: string) {
    const now = yield* Clock.currentTimeMillis
    yield* useLink(sql, token, customerId, now)
    yield* setPassword(sql, { customerId, hash, shop, now })
  }),
})

/**
 * The password reset in the database.
 *
 * @param origin the origin of links in mails
 */
export const layer = (origin: string): Layer.Layer<PasswordReset, never, SqlClient.SqlClient | Passwords> =>
  Layer.effect(
    PasswordReset,
    Effect.gen(function* () {
      const { brand } = yield* Retailer
      const shop = { brand, origin }
      const store = passwordResetStore(yield* SqlClient.SqlClient, yield* Passwords, shop)
      return passwordResetOver(store, shop, yield* PasswordStrength)
    }),
  )
