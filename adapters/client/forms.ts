import { formConfigsReasons } from "@heimwerk/core/forms/formConfigsReasons.ts"
import { formInboxReasons } from "@heimwerk/core/forms/formInboxReasons.ts"
import type { CraftsmanSubmission } from "@heimwerk/core/forms/craftsman/submission.ts"
import type { EnergySubmission } from "@heimwerk/core/forms/energy/submission.ts"
import {
  craftsmanEntries,
  energyEntries,
  type FormEntries,
  type PlainRequest,
} from "@heimwerk/core/forms/payload.ts"

import type { CallOptions, CommandOptions } from "./Answer.ts"
import type { Connection, ShopRequest } from "./connection/Connection.ts"
import { randomKey } from "./endpoints/randomKey.ts"
import { formConfigs } from "./endpoints/formConfigs.ts"
import { converted, done, type Read, struct, text, Unreadable } from "./reading/Read.ts"

/** The id of an accepted request. */
interface Receipt {
  readonly id: string
}

/** A backend accepted the request even if its id is a number or missing, so a retry would send the request twice. */
const receipt = struct<Receipt>({
  id: converted((id) => (typeof id === "number" ? String(id) : (id ?? "")), text),
})

/** Reads a receipt. @throws Unreadable for a refusal, which may have any status (forms and markets 7 and 8) */
const readReceipt: Read<Receipt> = (raw, report) => {
  if (typeof raw === "object" && raw !== null && "success" in raw && raw.success === true)
    return receipt(raw, report)
  throw new Unreadable("success")
}

const readIn = ({ call }: Connection) => {
  const load =
    <A>({ read, ...request }: ShopRequest & { readonly read: Read<A> }) =>
    (options: CallOptions = {}) =>
      call({ ...options, ...request }, read, formConfigsReasons)
  const { botCheckKey, craftsmanAreas, craftsmanMarkets, energyConfig } = formConfigs
  return {
    craftsmanMarkets: load(craftsmanMarkets),
    craftsmanAreas: load(craftsmanAreas),
    energyConfig: load(energyConfig),
    botCheckKey: load(botCheckKey),
  }
}

/**
 * The request forms: their configurations, and the requests of customers. The token of a request is that of a
 * solved bot check. The shop passes on an energy request only after `confirm` with the token of the
 * mailed link.
 * @example
 * import { createShop, forms } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { forms })
 * const offering = await shop.forms.craftsmanMarkets()
 * offering.ok && Object.keys(offering.value)[0] // => "Heimwerk Köln-Ehrenfeld"
 */
export const forms = (connection: Connection) => {
  const send = (path: string, body: URLSearchParams, options: CommandOptions, hasClientId = false) => {
    const { key = randomKey(), ...rest } = options
    return connection.call(
      { ...rest, method: "POST", path, body, key, hasClientId },
      readReceipt,
      formInboxReasons,
    )
  }
  const encoded = (entries: FormEntries) => new URLSearchParams(entries.map(([name, value]) => [name, value]))
  return {
    ...readIn(connection),

    /** Sends a request to the craftsman service. */
    craftsman: (request: PlainRequest<CraftsmanSubmission>, options: CommandOptions = {}) =>
      send("/api-:brand/forms/craftsmanservice/", encoded(craftsmanEntries(request)), options),

    /** Sends a request for an energy-efficiency renovation. */
    energy: (request: PlainRequest<EnergySubmission>, options: CommandOptions = {}) =>
      send("/api-:brand/forms/energetictransformation/", encoded(energyEntries(request)), options, true),

    /** Confirms a request by the token of the mailed link. */
    confirm: (token: string, options: CommandOptions = {}) => {
      const { key = randomKey(), ...rest } = options
      return connection.call(
        { ...rest, method: "POST", path: "/public/api/requests/confirmations", body: { token }, key },
        done,
        formInboxReasons,
      )
    },
  }
}
