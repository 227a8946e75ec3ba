import type { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import type { CheckoutOffer, PlacedOrder } from "@heimwerk/core/order/CheckoutOffer.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import type { CheckoutInput } from "@heimwerk/core/order/CheckoutInput.ts"
import { orderButton, paymentNames } from "@heimwerk/core/payment/paymentNames.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { useState } from "react"

import { legalLinks } from "../../../legalLinks.ts"
import { Button } from "../../../widgets/Button.tsx"
import { lazyPart } from "../../../hydration/lazyPart.tsx"
import { NewTabLink } from "../../../widgets/NewTabLink.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { Choices } from "../form/Choices.tsx"
import { EmailField } from "../form/EmailField.tsx"
import { NameFields } from "../form/NameFields.tsx"
import { PhoneField } from "../form/PhoneField.tsx"
import { useForm } from "../form/useForm.ts"
import { checkoutForms } from "../forms.ts"
import type { AddressSearchField } from "./AddressFields.tsx"
import styles from "./checkout.module.css"
import { type PlainFields, plainCheckout, type PostedForm } from "./plainCheckout.ts"
import { useAnnouncedPayment } from "./useAnnouncedPayment.ts"
import { useDraft } from "./useDraft.ts"
import { useOffer } from "./useOffer.ts"

const AddressFields = lazyPart(() => import("./AddressFields.tsx").then((m) => m.AddressFields))
const OfferedDeliveries = lazyPart(() => import("./OfferedDeliveries.tsx").then((m) => m.OfferedDeliveries))

const OfferSummary = lazyPart(() => import("./OfferSummary.tsx").then((m) => m.OfferSummary))

interface CheckoutFormProps {
  readonly offer: CheckoutOffer
  readonly marketId: MarketId | undefined
  /** The id of the logged-in customer. */
  readonly csId: string | undefined
  /** The fields known for the logged-in customer, such as the name and the default address. */
  readonly customer: Partial<CheckoutInput> | undefined
  /** The address book of the logged-in customer. */
  readonly book: ReadonlyArray<BookAddress>
  /** Suggests addresses for a delivery to the home. */
  readonly AddressSearch: AddressSearchField
  /** The form that was sent without JavaScript and refused. */
  readonly posted: PostedForm | undefined
  /** Values of the hidden fields for a form without JavaScript. */
  readonly hidden: PlainFields
  /**
   * Called when the order is placed. `page` is the address where the customer pays online. `newDocument` is set if the
   * address of the order page must not open in this document.
   */
  readonly onPlaced: (
    placed: PlacedOrder & { readonly page?: string; readonly newDocument: string | undefined },
  ) => void
}

const nothingTyped: CheckoutInput = {
  salute: "",
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  addition: "",
  street: "",
  postalCode: "",
  city: "",
}

/** The terms of the order, with the shop's further legal pages, such as the one on the legal guarantee. */
const terms = legalLinks.filter(({ isAboutSite }) => isAboutSite !== true)

/**
 * The checkout on one page: contact, delivery, payment, and the order button below the complete summary
 * (§ 312j BGB).
 */
export const CheckoutForm = ({
  AddressSearch,
  book,
  csId,
  customer,
  hidden,
  marketId,
  offer: loaded,
  onPlaced,
  posted,
}: CheckoutFormProps) => {
  const run = checkoutForms.useRun()
  const { offer, reload } = useOffer(loaded, marketId)
  const [chosen, setPayment] = useState<PaymentMethod | undefined>(posted?.payment)
  const payment =
    chosen !== undefined && offer.payments.includes(chosen) ? chosen : (offer.payments[0] ?? "bankTransfer")
  useAnnouncedPayment(chosen, payment)
  const [known] = useState<CheckoutInput>({ ...nothingTyped, ...customer })
  const { change, failure, fill, form, isBusy, problems, values } = useForm({
    initial: { ...known, ...posted?.values },
    refused: posted,
    send: async (typed: CheckoutInput, tries) => {
      const outcome = await run(({ place }) => place(typed, { offer, marketId, payment }, tries))
      if (outcome.kind === "failed") void reload(typed.postalCode.trim())
      return outcome
    },
    onDone: onPlaced,
  })
  useDraft(csId, { values, known, payment: chosen }, (typed, kept) => {
    if (posted !== undefined) return
    const { postalCode } = fill(typed)
    setPayment((before) => before ?? kept)
    if (postalCode !== undefined && postalCode !== values.postalCode) void reload(postalCode)
  })
  const hasDelivery = offer.deliveries.some(({ deliveryType }) => deliveryType === "homeDelivery")
  const paymentOptions = offer.payments.map((value) => ({ value, text: paymentNames[value] }))
  return (
    <form
      className={styles["checkout"]}
      {...form}
      action={plainCheckout.target}
      method="post"
      aria-label="Bestellung"
    >
      <input type="hidden" name={plainCheckout.seen} value={hidden.seen} />
      <input type="hidden" name={plainCheckout.key} value={hidden.key} />
      <input type="hidden" name={plainCheckout.button} value={payment} />
      <div className={styles["fields"]}>
        <section className={styles["card"]}>
          <h2>Kontakt</h2>
          <NameFields values={values} onChange={change} problems={problems} />
          <EmailField
            autoComplete="email"
            hint="Dorthin schicken wir deine Bestätigung."
            value={values.email}
            onChange={(email) => change({ email })}
            error={problems["email"]}
          />
          <PhoneField
            value={values.phone}
            onChange={(phone) => change({ phone })}
            error={problems["phone"]}
          />
        </section>
        {hasDelivery ? (
          <section className={styles["card"]}>
            <h2>Lieferadresse</h2>
            <AddressFields
              AddressSearch={AddressSearch}
              book={book}
              values={values}
              onChange={(changes) => {
                change(changes)
                if (changes.postalCode?.length === 5) void reload(changes.postalCode)
              }}
              problems={problems}
            />
            {/* Always rendered, because screen readers announce only changes inside an existing live region. */}
            <div role="status" className={styles["surcharge"]}>
              {offer.islandSurcharge === undefined ? null : (
                <Notice kind="info">
                  {`Auf diese Insel liefern wir mit einem Zuschlag von ${formatCents(offer.islandSurcharge)}.`}
                </Notice>
              )}
            </div>
          </section>
        ) : null}
        <section className={styles["card"]}>
          <h2>Zahlung</h2>
          <Choices
            legend="Zahlungsart"
            name={plainCheckout.payment}
            value={payment}
            options={paymentOptions}
            onChange={(value) => setPayment(offer.payments.find((method) => method === value))}
          />
        </section>
      </div>
      <section className={styles["review"]} aria-labelledby="uebersicht">
        <h2 id="uebersicht">Deine Bestellung</h2>
        <OfferedDeliveries deliveries={offer.deliveries} payment={payment} total={offer.total} />
        <OfferSummary offer={offer} payment={payment} />
        <p className={styles["fine"]}>
          Es gelten unsere{" "}
          {terms.map(({ href, text }, index) => (
            <span key={href}>
              {index === 0 ? null : ", "}
              <NewTabLink href={href}>{text}</NewTabLink>
            </span>
          ))}
          .
        </p>
        {failure === undefined || offer.problems.includes(failure) ? null : (
          <Notice kind="error">{failure}</Notice>
        )}
        {offer.problems.map((problem) => (
          <Notice key={problem} kind="error">
            {problem}
          </Notice>
        ))}
        <Button type="submit" busy={isBusy}>
          {isBusy ? "Wird gesendet" : orderButton(payment)}
        </Button>
      </section>
    </form>
  )
}
