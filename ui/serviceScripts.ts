import type { ServiceScripts } from "@heimwerk/adapters/browser/services/ServiceScripts.ts"
import { Option, Schema } from "effect"

const address = Schema.optionalKey(Schema.NonEmptyString)

const decode = Schema.decodeUnknownOption(
  Schema.fromJsonString(
    Schema.Struct({
      appId: Schema.String,
      addresses: Schema.Struct({
        chatbot: address,
        secondChat: address,
        video: address,
        community: address,
        maps: address,
        experimentation: address,
        recommendations: address,
      }),
    }),
  ),
)

const none: ServiceScripts = { appId: "", addresses: {} }

/** Where the services' scripts are, as the server told this page; none when it did not, or not in words we know. */
export const serviceScripts = (): ServiceScripts => {
  const told = document.querySelector<HTMLMetaElement>('meta[name="heimwerk-services"]')?.content
  return told === undefined ? none : Option.getOrElse(decode(told), () => none)
}
