import { answerMessage } from "@heimwerk/core/place/answerMessage.ts"
import { placeSubtitle, placeTitle } from "@heimwerk/core/place/title.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { freeText, joined } from "../input/freeText.ts"
import { wholeNumber } from "../input/wholeNumber.ts"
import { countText } from "../output/countText.ts"
import { print, say } from "../output/print.ts"
import { table } from "../output/table.ts"
import { findPlaces } from "../shop/places.ts"

const columns = [
  { title: "Ort", shrinks: true },
  { title: "Gehört zu", shrinks: true },
  { title: "Einwohner", align: "right" },
  { title: "Position" },
] as const

/** `heimwerk places`: prints the postcodes, towns and districts that match a text, best match first. */
export const places = Command.make(
  "places",
  {
    limit: wholeNumber("limit", 1, 50).pipe(
      Flag.withDefault(10),
      Flag.withDescription("Höchstens so viele Orte (sonst 10)"),
    ),
    words: freeText("Text", "Postleitzahl, ihr Anfang oder Name eines Ortes"),
  },
  Effect.fn("cli.places")(function* ({ limit, words }) {
    const text = joined(words)
    if (text === "")
      return yield* new NoAnswer({ message: "Bitte eine Postleitzahl oder einen Ort angeben." })
    const answer = yield* findPlaces(text, limit)
    yield* print(
      answer,
      (width) =>
        table(
          columns,
          answer.places.map((place) => [
            placeTitle(place),
            placeSubtitle(place),
            place.population === 0 ? "" : countText(place.population),
            `${place.geoPoint.lat},${place.geoPoint.lng}`,
          ]),
          width,
        ),
      answer.places,
    )
    const message = answerMessage(answer, text)
    if (answer.match === "none") return yield* new NoAnswer({ message: message ?? "" })
    if (message !== undefined) yield* say(message)
  }),
).pipe(
  Command.withDescription("Orte und Postleitzahlen suchen"),
  Command.withExamples([{ command: "heimwerk places Frankfurt", description: "alle Orte dieses Namens" }]),
)
