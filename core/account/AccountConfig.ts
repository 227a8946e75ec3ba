import * as Schema from "effect/Schema"

/** What the account asks of its forms (storefront 7, account: the flags of the config call). */
export const AccountConfig = Schema.Struct({
  /** Whether bot checks are switched on at all. */
  botCheckEnabled: Schema.Boolean,
  /** Whether the e-mail check of the login needs one. */
  botCheckAtLoginType: Schema.Boolean,
})
export type AccountConfig = typeof AccountConfig.Type

/** Whether the e-mail check has to carry a token: both flags are set. */
export const needsBotCheck = (config: AccountConfig): boolean =>
  config.botCheckEnabled && config.botCheckAtLoginType
