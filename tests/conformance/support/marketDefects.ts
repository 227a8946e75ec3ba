import type { Defect } from "./faultyBackend.ts"
import { header, json, replaced, status, url, without } from "./mutations.ts"

const list = "GET /public/api/markets"
const near = "GET /public/api/markets/near"
const places = "GET /public/api/places"

interface Hours {
  readonly openingTimes: ReadonlyArray<unknown>
}

interface Markets {
  readonly markets: ReadonlyArray<Hours>
}

/** Changes the first market in an answer about all markets. */
const withFirst = ({ markets: [first, ...rest] }: Markets, change: (market: Hours) => unknown) => ({
  markets: [...(first === undefined ? [] : [change(first)]), ...rest],
})

/** Defects of markets, places and addresses. */
export const marketDefects: ReadonlyArray<Defect> = [
  {
    name: "lists a market twice",
    check: "markets.list",
    answer: json<Markets>(list, ({ markets }) => ({ markets: [...markets, ...markets.slice(0, 1)] })),
  },
  {
    name: "sends a market without a name",
    check: "markets.list",
    answer: json<Markets>(list, (body) => withFirst(body, (market) => ({ ...market, name: undefined }))),
  },
  {
    name: "opens a market twice at the same time",
    check: "markets.hours",
    answer: json<Markets>(list, (body) =>
      withFirst(body, (market) => ({
        ...market,
        openingTimes: [...market.openingTimes, ...market.openingTimes.slice(0, 1)],
      })),
    ),
  },
  {
    name: "sends the whole list to a client that has it",
    check: "contract.etag",
    request: without(list, "if-none-match"),
  },
  {
    name: "sends the farthest market first",
    check: "near.order",
    answer: json<Markets>(near, (body) => ({ ...body, markets: body.markets.toReversed() })),
  },
  {
    name: "ignores the maximum number of near markets",
    check: "near.order",
    request: url(near, /limit=3/u, "limit=4"),
  },
  {
    name: "sends closed markets as open ones",
    check: "near.open",
    request: url(near, /&open=true/u, ""),
  },
  {
    name: "takes an unreadable time for the current time",
    check: "near.wrong",
    request: url(near, /&at=irgendwann/u, ""),
  },
  {
    name: "says that an open market is closed",
    check: "status.hours",
    answer: replaced(`${list}/5`, /"open":(?:true|false)/u, '"open":false'),
  },
  {
    name: "answers an unknown market with an internal error",
    check: "status.wrong",
    answer: status(`${list}/999999/status`, 404, 500),
  },
  {
    name: "ignores the maximum number of places",
    check: "places.search",
    request: url(places, /&limit=3/u, ""),
  },
  {
    name: "sends another place than the requested one",
    check: "places.one",
    answer: replaced(`${places}/plz`, /"name":"/u, '"name":"Neu-'),
  },
  {
    name: "accepts a position north of the pole",
    check: "places.wrong",
    request: url(places, /lat=91/u, "lat=50"),
  },
  {
    name: "sends more address suggestions than requested",
    check: "addresses.find",
    answer: json<{ readonly Items: ReadonlyArray<unknown> }>(
      "GET /Capture/Interactive/Find",
      ({ Items }) => ({
        Items: [...Items, ...Items, ...Items],
      }),
    ),
  },
  {
    name: "sends errors as HTML pages",
    check: "places.wrong",
    answer: header(`${places}/nearest`, "content-type", () => "text/html"),
  },
]
