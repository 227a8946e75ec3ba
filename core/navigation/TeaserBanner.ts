import * as Schema from "effect/Schema"

/** A colour as entered by editors: `#` and 3 or 6 hexadecimal digits. */
const Colour = Schema.String.check(Schema.isPattern(/^#(?:[\da-f]{3}|[\da-f]{6})$/iu))

/** A path of the shop or an HTTPS URL, never a script: `/c/garten/1`, `https://…`. */
const TeaserLink = Schema.String.check(Schema.isPattern(/^(?:https:\/\/|\/(?!\/))/u))

/** A teaser banner as entered by editors (storefront 3, teaser banner). */
export class TeaserBanner extends Schema.Opaque<TeaserBanner>()(
  Schema.Struct({
    headline: Schema.Struct({ text: Schema.NonEmptyString, color: Schema.optionalKey(Colour) }),
    subline: Schema.optionalKey(Schema.String),
    /** Background of the banner's text: a colour or a picture. */
    background: Schema.Union([
      Schema.Struct({ kind: Schema.Literal("color"), color: Colour }),
      Schema.Struct({
        kind: Schema.Literal("picture"),
        src: TeaserLink,
        /** Colour shown around the banner's picture and until the picture has loaded. */
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
    /** Voucher code that visitors can copy (storefront 4, teaser). */
    copyCode: Schema.optionalKey(Schema.NonEmptyString),
    href: TeaserLink,
    /** Type of the teaser banner in tracking events. */
    typ: Schema.String,
  }),
) {}
