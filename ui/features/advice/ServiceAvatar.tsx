import { opensServiceLayer, serviceLayerParameter } from "@heimwerk/core/advice/flyout.ts"
import { avatarLabel, flyoutTexts } from "@heimwerk/core/advice/texts.ts"
import { type ComponentType, type RefObject, useEffect, useState } from "react"

import { onRuntimeUse } from "../../hydration/onRuntimeUse.ts"
import { useLoadedComponent } from "../../hydration/useLoadedComponent.ts"
import { standsAbove } from "../../widgets/coveredBottom.ts"
import { Icon } from "../../widgets/Icon.tsx"
import type { AdviceProps } from "./Advice.tsx"
import styles from "./ServiceAvatar.module.css"
import { type PageFacts, useFirstBounce } from "./useFirstBounce.ts"

/** Properties of the service flyout that change the avatar button's look. */
export interface AvatarLook {
  readonly isOpen: boolean
  readonly isBouncing: boolean
  /**
   * Whether a conversation is open. Its panel is at the bottom right, where the avatar button is in wide
   * browser windows.
   */
  readonly isBusy: boolean
}

interface ServiceAvatarProps extends Pick<AdviceProps, "gate" | "onFeedback" | "routingKey"> {
  readonly avatar: RefObject<HTMLButtonElement | null>
  readonly facts: PageFacts
  readonly load?: () => Promise<ComponentType<AdviceProps>>
}

const loadAdvice = async (): Promise<ComponentType<AdviceProps>> => (await import("./Advice.tsx")).Advice

const initialLook: AvatarLook = { isOpen: false, isBouncing: false, isBusy: false }

/**
 * The avatar button of every page (storefront 2, service flyout). In wide windows it floats beside the
 * content, in narrower windows it is in the header's last row. The flyout's script loads with the runtime,
 * with a click, or at once if the URL asks for the flyout. If loading fails, the next click tries again. Only a visitor
 * who has pressed the button sees that loading failed.
 */
export const ServiceAvatar = ({ avatar, facts, load = loadAdvice, ...advice }: ServiceAvatarProps) => {
  const { Component: Flyout, load: loadFlyout } = useLoadedComponent(load)
  const [presses, setPresses] = useState(0)
  const [look, setLook] = useState(initialLook)
  const { isBouncing, isChecked } = useFirstBounce(facts)
  const [hasFailed, setFailed] = useState(false)
  const [isPressed, setPressed] = useState(false)

  useEffect(() => {
    // If loading the flyout early fails, a click on the avatar button tries again.
    const loadEarly = () => void loadFlyout()
    if (opensServiceLayer(new URLSearchParams(location.search).get(serviceLayerParameter))) loadEarly()
    return onRuntimeUse(loadEarly)
  }, [loadFlyout])

  const fail = () => {
    setPresses(0)
    setLook(initialLook)
    setFailed(true)
  }
  const press = async () => {
    setFailed(false)
    setPressed(true)
    setPresses((before) => before + 1)
    if (Flyout === undefined && !(await loadFlyout())) fail()
  }
  return (
    <aside
      ref={standsAbove}
      className={styles["corner"]}
      data-busy={look.isBusy || undefined}
      aria-label={avatarLabel}
    >
      {hasFailed && isPressed ? (
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
        data-bouncing={isBouncing || (look.isBouncing && !isChecked) || undefined}
        onClick={() => void press()}
      >
        <Icon name={look.isOpen ? "close" : "adviser"} size={30} />
      </button>
      {Flyout === undefined || hasFailed ? null : (
        <Flyout {...advice} avatar={avatar} presses={presses} onLook={setLook} onFail={fail} />
      )}
    </aside>
  )
}
