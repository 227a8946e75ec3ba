import { formEncoded } from "@heimwerk/adapters/http/contract/forms/formEncoded.ts"
import { craftsmanEntries, energyEntries } from "@heimwerk/core/forms/payload.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"

import { contact } from "../../core/forms/samples.ts"
import { ownPage, send } from "./send.ts"

const marketId = MarketId.make("520")

const right = (token: string) => ({
  craftsmanservice: craftsmanEntries({
    contact,
    marketId,
    rooms: [{ area: "dach", activities: ["dachrinne-erneuern"], message: "" }],
    token,
  }),
  energetictransformation: energyEntries({
    contact,
    marketId,
    property: "apartment-owner",
    terms: true,
    partners: ["varm"],
    incentives: ["coupon"],
    token,
  }),
})

/** The forms by the last part of their path. */
export type FormPath = keyof ReturnType<typeof right>

/** Returns the body of a valid request with some fields changed, omitted (`undefined`) or repeated. */
export const formBody = (
  form: FormPath,
  token: string,
  changes: Readonly<Record<string, string | ReadonlyArray<string> | undefined>> = {},
): string =>
  formEncoded([
    ...right(token)[form].filter(([name]) => !(name in changes)),
    ...Object.entries(changes).flatMap(([name, value = []]) =>
      [value].flat().map((one) => [name, one] as const),
    ),
  ])

/** Sends a body as a script on a page of the shop. */
export const sendForm = (
  origin: string,
  form: FormPath,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  send(origin, `/api-heimwerk/forms/${form}/`, {
    method: "POST",
    headers: { ...ownPage(origin), "content-type": "application/x-www-form-urlencoded", ...headers },
    body,
  })
