import { fireEvent, screen } from "@testing-library/react"
import { Effect, Layer } from "effect"
import { useSetAtom } from "jotai"
import { useEffect, useRef } from "react"

import type { Feedback } from "@heimwerk/core/feedback/Feedback.ts"
import { BotCheck, BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { type FeedbackError, FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { botCheckAtom } from "../../../ui/runtime/botCheck.ts"
import { FeedbackHost } from "../../../ui/features/feedback/FeedbackHost.tsx"
import { MiniSurvey } from "../../../ui/features/feedback/MiniSurvey.tsx"
import { feedbackInboxAtom } from "../../../ui/features/feedback/ports.ts"
import { useOpenFeedback } from "../../../ui/features/feedback/useOpenFeedback.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

interface FeedbackPageOptions {
  /** Returns the answer of the feedback inbox to the n-th submission. */
  readonly answer?: (call: number) => Effect.Effect<void, FeedbackError>
  readonly canSolve?: boolean
}

/** Opens a page with a mini survey, a button that opens the feedback dialog, and the avatar button. */
export const openFeedbackPage = ({
  answer = () => Effect.void,
  canSolve = true,
}: FeedbackPageOptions = {}) => {
  const sent: Array<{ readonly feedback: Feedback; readonly key: string }> = []
  const inbox = Layer.succeed(FeedbackInbox, {
    send: (feedback, key) => Effect.suspend(() => answer(sent.push({ feedback, key }))),
  })
  const tokens: Array<string> = []
  const bots = Layer.succeed(BotCheck, {
    token: (form) =>
      canSolve
        ? Effect.sync(() => `${form} ${tokens.push(form)}`)
        : Effect.fail(new BotCheckError({ reason: "Unavailable" })),
  })

  const Page = () => {
    const avatar = useRef<HTMLButtonElement>(null)
    const open = useOpenFeedback()
    const setInbox = useSetAtom(feedbackInboxAtom)
    const setBots = useSetAtom(botCheckAtom)
    useEffect(() => {
      setInbox({ load: () => Promise.resolve(inbox) })
      setBots({ load: () => Promise.resolve(bots) })
    }, [setBots, setInbox])
    return (
      <>
        <MiniSurvey source="Marktplatz Kontakt" />
        <button type="button" onClick={() => open()}>
          Ohne alles
        </button>
        <button ref={avatar} type="button">
          Avatar
        </button>
        <FeedbackHost returnFocus={avatar} />
      </>
    )
  }
  renderInShop(<Page />, memoryShop().load)
  return { sent }
}

/** Waits for the feedback dialog. */
export const dialog = () => screen.findByRole("dialog", { name: "Feedback" })
/** Clicks the button with this name. */
export const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
/** Waits for the message field of the feedback dialog. */
export const box = () => screen.findByLabelText<HTMLTextAreaElement>("Deine Nachricht")
/** Types into the message field of the feedback dialog. */
export const write = async (text: string) => fireEvent.change(await box(), { target: { value: text } })
/** Ticks the bot check and waits for its result. */
export const solve = async () => {
  fireEvent.click(await screen.findByLabelText("Ich bin ein Mensch"))
  await screen.findByText("Bestätigt")
}
