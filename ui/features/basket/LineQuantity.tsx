import type { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { maximumQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { useEffect, useRef, useState } from "react"

import type { Outcome } from "../../bridge.ts"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { QuantityInput } from "../../widgets/QuantityInput.tsx"
import { quantityMessage, readQuantity } from "./readQuantity.ts"

/** How long typing or stepping has to rest before the change is sent (forms and markets 9, quantity). */
const restMillis = 500

interface LineQuantityProps {
  readonly line: {
    readonly lineItemId: string
    readonly product: { readonly name: string }
    readonly quantity: Quantity
  }
  readonly update: (lineItemId: string, quantity: Quantity) => Promise<Outcome<unknown>>
}

/**
 * The quantity of a line, of the basket or of the wishlist. What is typed is sent when it rests, and at once when the field
 * or the page is left, so that no change is lost; a text that is no quantity stays where it is, with the reason.
 */
export const LineQuantity = ({ line, update }: LineQuantityProps) => {
  const announce = useAnnounce()
  const [draft, setDraft] = useState<string | undefined>(undefined)
  const [isDone, setDone] = useState(false)
  const waiting = useRef<(() => void) | undefined>(undefined)
  const sent = useRef<string | undefined>(undefined)
  const text = draft ?? String(line.quantity)
  const typed = readQuantity(text)

  const send = async (quantityText: string) => {
    waiting.current = undefined
    const quantity = readQuantity(quantityText)
    if (quantity === undefined) return
    sent.current = quantityText
    if (quantity !== line.quantity) {
      const outcome = await update(line.lineItemId, quantity)
      if (outcome.kind === "done") announce(`Menge von ${line.product.name}: ${quantity}`)
    }
    // The typed text stays until the basket itself can show it, and gives way only when it is still the same.
    sent.current = undefined
    setDraft((current) => (current === quantityText ? undefined : current))
  }

  useEffect(() => {
    if (draft === undefined || draft === sent.current) return
    waiting.current = () => void send(draft)
    const timer = setTimeout(() => waiting.current?.(), restMillis)
    return () => clearTimeout(timer)
  })

  // Leaving the page sends what still waits; the command goes on without the page.
  useEffect(() => () => waiting.current?.(), [])

  return (
    <QuantityInput
      id={`menge-${line.lineItemId}`}
      label={`Menge von ${line.product.name}`}
      text={text}
      message={isDone && typed === undefined ? quantityMessage : undefined}
      onType={(next) => {
        setDone(false)
        setDraft(next)
      }}
      onDone={() => {
        setDone(true)
        waiting.current?.()
      }}
      onStep={(by) => {
        const next = Math.min(maximumQuantity, Math.max(1, (typed ?? line.quantity) + by))
        setDraft(String(next))
      }}
      atMinimum={typed === 1}
      atMaximum={typed === maximumQuantity}
    />
  )
}
