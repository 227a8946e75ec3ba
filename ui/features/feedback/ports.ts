import type { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import type { Layer } from "effect"
import { atom } from "jotai"

const load = async (): Promise<Layer.Layer<FeedbackInbox>> => (await import("./feedbackInbox.ts")).layer

/** Loader of the feedback inbox port, which loads with the dialog; tests replace it. */
export const feedbackInboxAtom = atom({ load })
