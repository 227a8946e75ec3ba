import * as Schema from "effect/Schema"

/** A colour as the editors write it: three or six hexadecimal digits behind a number sign. */
const Colour = Schema.String.check(Schema.isPattern(/^#(?:[\da-f]{3}|[\da-f]{6})$/iu))

/** A link of the shop or of the web, nothing that runs: `/c/garten/1`, `https://…`. */
const TeaserLink = Schema.String.check(Schema.isPattern(/^(?:https:\/\/|\/(?!\/))/u))

/** A teaser banner as the editors fill it (storefront 3, teaser banner). */
export const TeaserBanner = Schema.Struct({
  headline: Schema.Struct({ text: Schema.NonEmptyString, color: Schema.optionalKey(Colour) }),
  subline: Schema.optionalKey(Schema.String),
  /** Behind the text is a colour or a picture. */
  background: Schema.Union([
    Schema.Struct({ kind: Schema.Literal("color"), color: Colour }),
    Schema.Struct({
      kind: Schema.Literal("picture"),
      src: TeaserLink,
      /** Around the picture, and until it is there. */
      color: Schema.optionalKey(Colour),
    }),
  ]),
  logoLeft: Schema.optionalKey(TeaserLink),
  logoRight: Schema.optionalKey(TeaserLink),
  textAlign: Schema.Literals(["left", "center", "right"]),
  variant: Schema.Literal("normal"),
  button: Schema.optionalKey(
    Schema.Struct({ type: Schema.Literals(["red", "dark", "outline"]), text: Schema.NonEmptyString }),
  ),
  /** A voucher code that can be copied (storefront 4, teaser). */
  copyCode: Schema.optionalKey(Schema.NonEmptyString),
  href: TeaserLink,
  /** What the banner is counted as. */
  typ: Schema.String,
})
export type TeaserBanner = typeof TeaserBanner.Type
