import type { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import type { Layer } from "effect"
import { atom } from "jotai"

const load = async (): Promise<Layer.Layer<FeedbackInbox>> => (await import("./feedbackInbox.ts")).layer

/** Loader of the feedback inbox port, called when the dialog opens. Tests replace it. */
export const feedbackInboxAtom = atom({ load })
