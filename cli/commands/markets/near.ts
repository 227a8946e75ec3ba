import { distanceText } from "@heimwerk/core/geo/distance.ts"
import { makeNearest } from "@heimwerk/core/geo/nearest.ts"
import { openingAnswer, openingText } from "@heimwerk/core/market/openingAnswer.ts"
import { berlinIso } from "@heimwerk/core/values/berlinTime.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { freeText, joined } from "../../input/freeText.ts"
import { askedTime, at } from "../../input/moment.ts"
import { wholeNumber } from "../../input/wholeNumber.ts"
import { print, say } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { allMarkets } from "../../shop/markets.ts"
import { positionOf } from "../../shop/position.ts"

const columns = [
  { title: "Nr." },
  { title: "Markt", shrinks: true },
  { title: "Entfernung", align: "right" },
  { title: "Status" },
] as const

/** Says which of the markets opens first. Of markets that open at the same time, it names the nearest. */
const firstToOpen = (
  markets: ReadonlyArray<{ readonly id: string; readonly name: string; readonly next: number | undefined }>,
): string => {
  const [first] = markets
    .flatMap(({ id, name, next }) => (next === undefined ? [] : [{ id, name, next }]))
    .toSorted((a, b) => a.next - b.next)
  return first === undefined ? "" : `Zuerst öffnet ${first.name} (${first.id}): ${openingText(first.next)}.`
}

/** `heimwerk markets near`: prints the markets near a postcode, a place or a position, nearest first. */
export const near = Command.make(
  "near",
  {
    at,
    limit: wholeNumber("limit", 1, 1000).pipe(
      Flag.withDefault(5),
      Flag.withDescription("Höchstens so viele Märkte (sonst 5)"),
    ),
    open: Flag.Boolean("open").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Nur Märkte, die geöffnet haben"),
    ),
    place: freeText("Ort", "Postleitzahl, Ort oder Breite,Länge (50.94,6.96)"),
  },
  Effect.fn("cli.markets.near")(function* ({ at, limit, open, place }) {
    const asked = yield* askedTime(at)
    const position = yield* positionOf(joined(place))
    const markets = yield* allMarkets(asked.time)
    const nearest = makeNearest(markets, ({ geoPoint }) => geoPoint)
    const ranked = nearest(position.point, open ? markets.length : limit).map(({ distanceKm, item }) => {
      const { next, open, status } = openingAnswer(item, asked)
      const { id, name } = item
      return { id, name, distanceKm, distanceText: distanceText(distanceKm), open, status, next }
    })
    const found = ranked.filter((each) => each.open || !open).slice(0, limit)
    yield* print(
      found.map(({ next, ...market }) => ({ ...market, next: next === undefined ? null : berlinIso(next) })),
      (width) =>
        table(
          columns,
          found.map(({ distanceText, id, name, status }) => [id, name, distanceText, status]),
          width,
        ),
    )
    if (found.some((each) => each.open)) return
    const first = firstToOpen(ranked.slice(0, limit))
    if (found.length > 0) return yield* say(first)
    return yield* new NoAnswer({
      message: `Zu dieser Zeit hat kein Markt bei ${position.name} geöffnet. ${first}`.trimEnd(),
    })
  }),
).pipe(
  Command.withDescription("Die nächsten Märkte zu einem Ort"),
  Command.withExamples([
    { command: "heimwerk markets near 50667 --limit 3", description: "zu einer Postleitzahl" },
    { command: "heimwerk markets near Bad Homburg --open", description: "nur geöffnete, zu einem Ort" },
    { command: "heimwerk markets near 50.94,6.96 --json", description: "zu einer Position, für Programme" },
  ]),
)
