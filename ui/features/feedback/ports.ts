import type { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import type { Layer } from "effect"
import { atom } from "jotai"

const load = async (): Promise<Layer.Layer<FeedbackInbox>> => (await import("./feedbackInbox.ts")).layer

/** Where the feedback dialog gets its inbox, which comes with the dialog; a test puts its own here. */
export const feedbackInboxAtom = atom({ load })
