import { offlinePage } from "@heimwerk/core/navigation/offlinePage.ts"
import { useEffect, useRef, useSyncExternalStore } from "react"
import { useNavigation } from "react-router-dom"

import { reachability } from "../hydration/reachability.ts"
import messageStyles from "../shared/Message.module.css"
import { Button, ButtonLink } from "../widgets/Button.tsx"

const Message = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Takes the focus if the focus was inside the page, which is now hidden. Focus in the header stays where
    // it is.
    if (document.activeElement === document.body || document.activeElement?.closest("main") !== null)
      heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={messageStyles["message"]} data-offline>
      <h1 ref={heading} tabIndex={-1}>
        {offlinePage.headline}
      </h1>
      <p role="alert">{offlinePage.text}</p>
      <div className={messageStyles["ways"]}>
        <Button onClick={reachability.retryNow}>{offlinePage.button}</Button>
        {/* A link to the current page cancels the pending navigation. */}
        <ButtonLink to="#inhalt" look="outline" replace>
          {offlinePage.stay}
        </ButtonLink>
      </div>
    </div>
  )
}

/**
 * Says that the next page of a navigation cannot be reached. The router tries again and then shows the page.
 */
export const Offline = () => {
  const isWaiting = useSyncExternalStore(reachability.subscribe, reachability.isUnreachable, () => false)
  const isNavigating = useNavigation().state !== "idle"
  return isWaiting && isNavigating ? <Message /> : null
}
