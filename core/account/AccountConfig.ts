import * as Schema from "effect/Schema"

/** Settings of the account's forms (storefront 7, account: the flags of the config call). */
export class AccountConfig extends Schema.Opaque<AccountConfig>()(
  Schema.Struct({
    /** Whether bot checks are enabled. */
    botCheckEnabled: Schema.Boolean,
    /** Whether the e-mail check of the login needs a bot check. Applies only if bot checks are enabled. */
    botCheckAtLoginType: Schema.Boolean,
  }),
) {}

/** Returns whether the e-mail check of the login needs a bot check token. It does if both flags are set. */
export const needsBotCheck = (config: AccountConfig): boolean =>
  config.botCheckEnabled && config.botCheckAtLoginType
