import { expectedFlag } from "./discount.ts"

/**
 * The flags of a product from the spec's list of combinations: Bestseller plus discount, Bestseller plus
 * Aktion, Bestseller alone, discount alone, Aktion alone, or none. Amounts in cents.
 */
export const expectedFlags = (
  regular: number,
  offer: number | undefined,
  isBestseller: boolean,
): ReadonlyArray<string> => {
  const discount = offer === undefined ? undefined : expectedFlag(regular, offer)
  const isAction = offer !== undefined && `${offer}` !== `${regular}` && discount === undefined
  if (isBestseller && discount !== undefined) return ["Bestseller", discount]
  if (isBestseller && isAction) return ["Bestseller", "Aktion"]
  if (isBestseller) return ["Bestseller"]
  if (discount !== undefined) return [discount]
  return isAction ? ["Aktion"] : []
}

/** The three tracking fields `flagtype_1` to `flagtype_3`, filled in order. */
export const expectedFlagTypes = (flags: ReadonlyArray<string>): Readonly<Record<string, string>> => {
  const sent: Record<string, string> = { flagtype_1: "false", flagtype_2: "false", flagtype_3: "false" }
  let place = 0
  for (const flag of flags) {
    place += 1
    if (place <= 3) sent[`flagtype_${place}`] = flag
  }
  return sent
}
