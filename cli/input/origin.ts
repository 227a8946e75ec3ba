import { Option } from "effect"
import { Flag } from "effect/cli"

const originOf = (text: string): Option.Option<string> => {
  if (!URL.canParse(text)) return Option.none()
  const { origin, protocol } = new URL(text)
  return protocol === "http:" || protocol === "https:" ? Option.some(origin) : Option.none()
}

/** `--origin`: the live shop to ask instead of the fixtures. */
export const originFlag = Flag.String("origin").pipe(
  Flag.filterMap(originOf, () => "eine Adresse wie https://shop.example"),
  Flag.optional,
  Flag.withMetavar("adresse"),
  Flag.withDescription("Einen laufenden Shop fragen, zum Beispiel http://127.0.0.1:3000"),
)
