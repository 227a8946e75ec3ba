import { indicator, pickupText, shippingText } from "@heimwerk/core/product/availability.ts"
import { unitText } from "@heimwerk/core/product/salesUnit.ts"
import type { AvailabilityCode } from "@heimwerk/core/product/Product.ts"
import type { ReactNode } from "react"

import { Icon, type IconName } from "../../widgets/Icon.tsx"
import styles from "./Availability.module.css"

const signs = {
  G: { icon: "check", look: "good" },
  Y: { icon: "clock", look: "wait" },
  R: { icon: "close", look: "none" },
} as const

interface LineProps {
  readonly icon: IconName
  readonly look: "good" | "wait" | "none"
  readonly children: ReactNode
}

const Line = ({ children, icon, look }: LineProps) => (
  <span className={`${styles["line"]} ${styles[look]}`}>
    <Icon name={icon} size={18} />
    <span>{children}</span>
  </span>
)

const PromiseLine = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <span className={styles["promise"]}>{text}</span>

interface AvailabilityProps {
  readonly codes: ReadonlyArray<AvailabilityCode>
  /** Name of the chosen market; without one, only shipping is shown. */
  readonly marketName?: string | undefined
  readonly stock?: number | undefined
  /** Sales unit of the article; default: `Stück`. */
  readonly unit?: string | undefined
  /** When the article can be collected or arrives: `Heute ab 15:10 abholbereit`. */
  readonly promise?: string | undefined
}

/** The availability of an article in the chosen market as icon, colour and text. */
export const PickupLine = ({ codes, marketName, promise, stock, unit }: AvailabilityProps) => {
  if (marketName === undefined) return null
  const { icon, look } = signs[indicator(codes)]
  return (
    <Line icon={icon} look={look}>
      <span>{pickupText(codes, marketName)}</span>
      {stock === undefined || stock === 0 ? null : (
        <span className={styles["stock"]}>{` (${unitText(stock, unit)})`}</span>
      )}
      <PromiseLine text={promise} />
    </Line>
  )
}

/** Says whether an article can be shipped to the home, and when it arrives. */
export const ShippingLine = ({ codes, promise }: Pick<AvailabilityProps, "codes" | "promise">) =>
  codes.includes("0") ? (
    <Line icon="truck" look="good">
      <span>{shippingText(codes)}</span>
      <PromiseLine text={promise} />
    </Line>
  ) : (
    <Line icon="close" look="none">
      {shippingText(codes)}
    </Line>
  )

/**
 * The availability of an article on its tile: in the chosen market, or by shipping if no market is chosen.
 */
export const Availability = ({ codes, marketName, promise }: AvailabilityProps) =>
  marketName === undefined ? (
    <ShippingLine codes={codes} />
  ) : (
    <PickupLine codes={codes} marketName={marketName} promise={promise} />
  )
