import { Suspense, useEffect, useRef, useState } from "react"
import { useMatches } from "react-router-dom"

import { FinderLinks } from "./FinderLinks.tsx"
import { metaOf } from "./metaOf.ts"
import { useFreshData } from "./useFreshData.ts"
import { useShop } from "./useShop.ts"
import type { AdviceProps } from "../features/advice/Advice.tsx"
import { ServiceAvatar } from "../features/advice/ServiceAvatar.tsx"
import { FeedbackHost } from "../features/feedback/FeedbackHost.tsx"
import { useOpenFeedback } from "../features/feedback/useOpenFeedback.ts"
import { lazyComponent } from "../hydration/lazyPart.tsx"
import { onFirstUse } from "../hydration/onFirstUse.ts"
import { onIdle } from "../hydration/onIdle.ts"
import { onRuntimeUse } from "../hydration/onRuntimeUse.ts"
import { loadRuntime } from "../runtime/bridge.ts"
import { hasStoredConsent } from "../runtime/hasStoredConsent.ts"
import { Skeleton } from "../widgets/Skeleton.tsx"

const Tracking = lazyComponent(async () => (await import("./Tracking.tsx")).Tracking)

/**
 * Loads tracking when the visitor has used the page and the runtime has loaded. Tracking sends nothing before
 * it has checked the consents (storefront 7). A consent decision on this page also loads the runtime.
 */
export const TrackVisit = () => {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => onRuntimeUse(() => setUsed(true)), [])
  return isUsed ? (
    <Suspense fallback={null}>
      <Tracking />
    </Suspense>
  ) : null
}

const ConsentGate = lazyComponent(
  async () => (await import("../features/consent/ConsentGate.tsx")).ConsentGate,
)

/** Only for visitors for whom the shop already keeps something: a basket, a wishlist, a market or a login. */
const KeptPages = lazyComponent(async () => (await import("../offline/KeptPages.tsx")).KeptPages)

const gate: AdviceProps["gate"] = (service, text) => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <ConsentGate service={service}>
      <p>{text}</p>
    </ConsentGate>
  </Suspense>
)

/** The source that is recorded with feedback from the service flyout. */
const source = "Service Layer"

/**
 * Elements beside every page: the avatar button with its flyout, the feedback dialog and the store finder,
 * which any page can open (storefront 2), and tracking with consent (storefront 7). A page with a secret address starts
 * no service of a third party. Also keeps pages for use without a network, and reloads outdated data of the page.
 */
export const ServiceLayer = () => {
  const avatar = useRef<HTMLButtonElement>(null)
  const shop = useShop()
  const openFeedback = useOpenFeedback()
  useFreshData()
  const { personal } = shop
  // Stays true after a logout, which ends `personal` and removes the kept pages.
  const [keepsPages, setKeepsPages] = useState(false)
  // The server renders the same markup for all visitors.
  useEffect(() => (personal ? onIdle(() => setKeepsPages(true)) : undefined), [personal])
  // Scripts of third parties can read the page's address, which is a secret on private pages.
  const { isPrivate: isSecret = false, routingKey } = metaOf(useMatches().at(-1)?.loaderData)
  useEffect(() => {
    if (isSecret) return undefined
    return onFirstUse(() => {
      // Services that the visitor has consented to, for example tracking and the chat bot, start with the runtime.
      if (hasStoredConsent()) void loadRuntime().catch(() => undefined)
    })
  }, [isSecret])
  return (
    <>
      {/* The avatar loads the services of all advice channels. */}
      {isSecret ? null : (
        <ServiceAvatar
          avatar={avatar}
          facts={{ isConsentRequired: shop.asksConsent, isMarketNew: shop.market?.isNew === true }}
          gate={gate}
          routingKey={routingKey}
          onFeedback={() => openFeedback({ source })}
        />
      )}
      <FeedbackHost returnFocus={avatar} />
      {isSecret ? null : <TrackVisit />}
      {keepsPages ? (
        <Suspense fallback={null}>
          <KeptPages />
        </Suspense>
      ) : null}
      <FinderLinks />
    </>
  )
}
