import { unitPlural } from "@heimwerk/core/product/salesUnit.ts"
import { pieces } from "@heimwerk/core/quantity/pieces.ts"
import type { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

import type { Outcome } from "../../runtime/bridge.ts"
import { useQuantity } from "../../runtime/useQuantity.ts"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { QuantityInput } from "../../widgets/QuantityInput.tsx"

interface LineQuantityProps {
  readonly line: {
    readonly lineItemId: string
    readonly product: { readonly name: string; readonly unit?: string }
    readonly quantity: Quantity
  }
  /** Name of the field in a form that works without JavaScript. */
  readonly field?: string
  readonly update: (lineItemId: string, quantity: Quantity) => Promise<Outcome<unknown>>
}

/** Quantity input of a basket or wishlist line (forms and markets 5.7). */
export const LineQuantity = ({ line, field, update }: LineQuantityProps) => {
  const announce = useAnnounce()
  const { name, unit } = line.product
  const { settle, step, type, ...shown } = useQuantity(line.quantity, pieces(unit), async (quantity) => {
    const outcome = await update(line.lineItemId, toQuantity(quantity))
    if (outcome.kind === "done") announce(`Menge von ${name}: ${quantity}`)
    return outcome.kind === "done"
  })
  return (
    <QuantityInput
      {...shown}
      id={`menge-${line.lineItemId}`}
      name={field}
      label={`Menge von ${name}`}
      unit={unit && unitPlural(unit)}
      onType={type}
      onDone={settle}
      onStep={step}
    />
  )
}
