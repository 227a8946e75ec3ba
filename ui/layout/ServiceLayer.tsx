import { lazy, Suspense, useRef } from "react"
import { useMatches } from "react-router-dom"

import type { AdviceProps } from "../features/advice/Advice.tsx"
import { ServiceAvatar } from "../features/advice/ServiceAvatar.tsx"
import { FeedbackHost } from "../features/feedback/FeedbackHost.tsx"
import { useOpenFeedback } from "../features/feedback/useOpenFeedback.ts"
import { Skeleton } from "../widgets/Skeleton.tsx"
import { routingKeyOf } from "./routingKeyOf.ts"
import { TrackVisit } from "./TrackVisit.tsx"

const ConsentGate = lazy(async () => ({
  default: (await import("../features/consent/ConsentGate.tsx")).ConsentGate,
}))

const gate: AdviceProps["gate"] = (service, text) => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <ConsentGate service={service}>
      <p>{text}</p>
    </ConsentGate>
  </Suspense>
)

/** Source label of feedback sent from the flyout. */
const source = "Service Layer"

/**
 * Elements beside every page: the help button with its flyout, the feedback dialog that any page can open
 * (storefront 2), and tracking with consent (storefront 7).
 */
export const ServiceLayer = () => {
  const avatar = useRef<HTMLButtonElement>(null)
  const openFeedback = useOpenFeedback()
  const routingKey = routingKeyOf(useMatches().at(-1)?.loaderData)
  return (
    <>
      <ServiceAvatar
        avatar={avatar}
        gate={gate}
        routingKey={routingKey}
        onFeedback={() => openFeedback({ source })}
      />
      <FeedbackHost returnFocus={avatar} />
      <TrackVisit />
    </>
  )
}
