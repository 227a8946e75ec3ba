import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import type { ErrorKey } from "@heimwerk/core/basket/OptimisticState.ts"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"

import { useAnnounce } from "../../widgets/Announcer.tsx"
import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import inputStyles from "../../widgets/TextField.module.css"
import { basketService } from "./basket.ts"
import styles from "./BenefitField.module.css"
import { InUse } from "./InUse.tsx"
import { takeFocus } from "../../widgets/takeFocus.ts"

type BenefitKind = Exclude<ErrorKey, "generic">

const commands: Readonly<
  Record<BenefitKind, { readonly add: (text: string) => BasketCommand; readonly remove: BasketCommand }>
> = {
  voucher: {
    add: (code) => ({ kind: "addVoucher", code }),
    remove: { kind: "removeVoucher" },
  },
  loyaltyCard: {
    add: (cardNumber) => ({ kind: "addLoyaltyCard", cardNumber }),
    remove: { kind: "removeLoyaltyCard" },
  },
  employeeCard: {
    add: (employeeCard) => ({ kind: "addEmployeeCard", employeeCard }),
    remove: { kind: "removeEmployeeCard" },
  },
}

const words = {
  voucher: {
    name: "Gutschein",
    title: "Gutschein einlösen",
    label: "Gutscheincode",
    submit: "Einlösen",
    added: "Der Gutschein ist eingelöst.",
    removed: "Der Gutschein wurde entfernt.",
  },
  loyaltyCard: {
    name: "Vorteilskarte",
    title: "Vorteilskarte verwenden",
    label: "Vorteilskartennummer",
    submit: "Verwenden",
    added: "Die Vorteilskarte wird verwendet.",
    removed: "Die Vorteilskarte wurde entfernt.",
  },
  employeeCard: {
    name: "Mitarbeiterkarte",
    title: "Mitarbeiterkarte verwenden",
    label: "Mitarbeiterkartennummer",
    submit: "Verwenden",
    added: "Die Mitarbeiterkarte wird verwendet.",
    removed: "Die Mitarbeiterkarte wurde entfernt.",
  },
} as const satisfies Record<BenefitKind, unknown>

interface BenefitFieldProps {
  readonly kind: BenefitKind
  readonly inUse: string | undefined
  /** The customer's own card. It applies unless another card is entered, and cannot be removed (ADR 0014). */
  readonly own?: string | undefined
  /** Error message of the last attempt to apply or remove the voucher or card. */
  readonly error: string | undefined
  readonly isPending: boolean
}

/**
 * A voucher or card: an input field, or the applied code with a remove button. Beside the customer's own card there is
 * an input field for another one. The typed code and the server's error stay until a code is accepted (storefront 8, Voucher).
 */
export const BenefitField = ({ error, inUse, isPending, kind, own }: BenefitFieldProps) => {
  const id = useId()
  const [text, setText] = useState("")
  const [isOpen, setOpen] = useState(false)
  const run = basketService.useRun()
  const announce = useAnnounce()
  const input = useRef<HTMLInputElement>(null)
  const removeButton = useRef<HTMLButtonElement>(null)
  /**
   * The element that appears and takes focus when a code of the visitor is applied or removed. Effects run late, so
   * an effect of the applied code may run after a click on the remove button.
   */
  const awaited = useRef<"input" | "removeButton">(undefined)
  const { added, label, name, removed, submit, title } = words[kind]
  const entered = inUse === own ? undefined : inUse

  useEffect(() => {
    const shown = entered === undefined ? "input" : "removeButton"
    if (awaited.current !== shown) return
    awaited.current = undefined
    const element = entered === undefined ? input : removeButton
    takeFocus(element.current)
  }, [entered])

  const use = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    awaited.current = "removeButton"
    const used = document.activeElement
    const outcome = await run((service) => service.run(commands[kind].add(text)))
    if (outcome.kind === "failed") {
      awaited.current = undefined
      return takeFocus(input.current, { used })
    }
    setText("")
    announce(added)
  }
  const takeOff = async () => {
    awaited.current = "input"
    setOpen(true)
    const outcome = await run((service) => service.run(commands[kind].remove))
    if (outcome.kind === "done") return announce(removed)
    awaited.current = undefined
    takeFocus(removeButton.current)
  }

  const message =
    error === undefined ? null : (
      <p id={`${id}-hinweis`} className={styles["error"]} role="alert">
        <Icon name="warning" size={18} />
        <span>{error}</span>
      </p>
    )
  if (entered !== undefined) {
    return (
      <div>
        <InUse
          name={name}
          value={entered}
          isPending={isPending}
          button={removeButton}
          onRemove={() => void takeOff()}
        />
        {message}
      </div>
    )
  }
  return (
    <>
      {own === undefined || inUse === undefined ? null : <InUse name={name} value={own} />}
      <details
        className={styles["field"]}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          {title}
          <Icon name="chevron-down" size={20} />
        </summary>
        <form className={styles["form"]} noValidate onSubmit={(event) => void use(event)}>
          <label htmlFor={id}>{label}</label>
          <div className={styles["row"]}>
            <input
              id={id}
              ref={input}
              className={inputStyles["input"]}
              value={text}
              autoComplete="off"
              autoCapitalize={kind === "voucher" ? "characters" : "none"}
              spellCheck={false}
              inputMode={kind === "voucher" ? "text" : "numeric"}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : `${id}-hinweis`}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Button type="submit" look="outline" busy={isPending}>
              {submit}
            </Button>
          </div>
          {message}
        </form>
      </details>
    </>
  )
}
