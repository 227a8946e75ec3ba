import { opensServiceLayer, serviceLayerParameter } from "@heimwerk/core/advice/flyout.ts"
import { avatarLabel, flyoutTexts } from "@heimwerk/core/advice/texts.ts"
import { type ComponentType, type RefObject, useCallback, useEffect, useState } from "react"

import { onFirstUse } from "../../hydration/onFirstUse.ts"
import { standsAbove } from "../../widgets/coveredBottom.ts"
import { Icon } from "../../widgets/Icon.tsx"
import type { AdviceProps } from "./Advice.tsx"
import styles from "./ServiceAvatar.module.css"

/** What the button shows of the flyout that belongs to it. */
export interface AvatarLook {
  readonly isOpen: boolean
  readonly isBouncing: boolean
}

interface ServiceAvatarProps extends Pick<AdviceProps, "gate" | "onFeedback" | "routingKey"> {
  readonly avatar: RefObject<HTMLButtonElement | null>
  readonly load?: () => Promise<ComponentType<AdviceProps>>
}

const loadAdvice = async (): Promise<ComponentType<AdviceProps>> => (await import("./Advice.tsx")).Advice

const resting: AvatarLook = { isOpen: false, isBouncing: false }

/**
 * The avatar button at the corner of every page (storefront 2, service flyout). What it opens comes at the first sign of the
 * visitor, at once where the address asks for it, and again with the next click when it did not come.
 */
export const ServiceAvatar = ({ avatar, load = loadAdvice, ...advice }: ServiceAvatarProps) => {
  const [Flyout, setFlyout] = useState<{ readonly Component: ComponentType<AdviceProps> }>()
  const [presses, setPresses] = useState(0)
  const [look, setLook] = useState(resting)
  const [hasFailed, setFailed] = useState(false)
  const [loadFirst] = useState(() => load)

  const bring = useCallback(
    (whenMissing: () => void) =>
      loadFirst().then((Component) => setFlyout((now) => now ?? { Component }), whenMissing),
    [loadFirst],
  )

  useEffect(() => {
    // What does not come now is asked for again by the click.
    const bringEarly = () => void bring(() => undefined)
    if (opensServiceLayer(new URLSearchParams(location.search).get(serviceLayerParameter))) bringEarly()
    return onFirstUse(bringEarly)
  }, [bring])

  const fail = () => {
    setFlyout(undefined)
    setPresses(0)
    setLook(resting)
    setFailed(true)
  }
  const press = () => {
    setFailed(false)
    setPresses((before) => before + 1)
    if (Flyout === undefined) void bring(fail)
  }
  return (
    <aside ref={standsAbove} className={styles["corner"]} aria-label={avatarLabel}>
      {hasFailed ? (
        <p className={styles["problem"]} role="alert">
          Hilfe und Beratung kann gerade nicht geladen werden. Bitte versuche es noch einmal.
        </p>
      ) : null}
      <button
        ref={avatar}
        type="button"
        className={styles["avatar"]}
        aria-label={look.isOpen ? flyoutTexts.close : avatarLabel}
        aria-expanded={look.isOpen}
        aria-haspopup="dialog"
        data-bouncing={look.isBouncing || undefined}
        onClick={press}
      >
        <Icon name={look.isOpen ? "close" : "adviser"} size={30} />
      </button>
      {Flyout === undefined ? null : (
        <Flyout.Component {...advice} avatar={avatar} presses={presses} onLook={setLook} onFail={fail} />
      )}
    </aside>
  )
}
