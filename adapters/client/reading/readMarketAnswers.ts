import type { MarketStatusAnswer, NearMarketsAnswer } from "../../http/contract/marketAnswers.ts"
import { all, finite, flag, list, optional, type Read, struct, text } from "./Read.ts"
import { geoPoint } from "./values.ts"

type NearMarket = NearMarketsAnswer["markets"][number]

const status = { id: text, name: text, open: flag, status: text, next: optional(text) }

export const readMarketStatus: Read<MarketStatusAnswer> = struct<MarketStatusAnswer>({
  ...status,
  at: text,
  until: optional(text),
  hours: text,
  specialDay: optional(text),
  answer: text,
})

export const readNearMarkets: Read<NearMarketsAnswer> = struct<NearMarketsAnswer>({
  at: text,
  position: struct<NearMarketsAnswer["position"]>({ name: text, geoPoint }),
  remarks: all(text),
  markets: list("near markets", struct<NearMarket>({ ...status, distanceKm: finite, distanceText: text })),
})
