import { useEffect, useEffectEvent, useState } from "react"

/** A bot-check token, or a message that says why the check failed. */
export type CheckOutcome =
  { readonly kind: "done"; readonly value: string } | { readonly kind: "failed"; readonly message: string }

interface HumanCheckOptions {
  /** The form's current bot-check token. Submitting the form uses it up. */
  readonly token: string | undefined
  /** Called with a new token, or with `undefined` when the last token has expired or is discarded. */
  readonly onToken: (token: string | undefined) => void
  /** Solves the check and returns a token. Aborting the signal ends the check. Never rejects. */
  readonly solve: (signal: AbortSignal) => Promise<CheckOutcome>
  /** Whether the check must wait, for example while the form is being sent. */
  readonly isPaused: boolean
}

/** State of the bot check for the component that renders it. */
export interface HumanCheckState {
  readonly isTicked: boolean
  readonly isSolving: boolean
  readonly isSolved: boolean
  /** The German error message of the last check. */
  readonly problem: string | undefined
  readonly tick: (isTicked: boolean) => void
}

/** Time after which a token is renewed, in ms. The shortest lifetime of a vendor's token is 120 s. */
const renewalMillis = 110_000

/**
 * Provides a form with a token after the visitor has ticked the box. A token that is used up or older than
 * 110 s is replaced automatically. A failure clears the tick, so that the visitor decides when to try again.
 * Unmounting discards the token.
 */
export const useHumanCheck = ({ isPaused, onToken, solve, token }: HumanCheckOptions): HumanCheckState => {
  const [isTicked, setTicked] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const changeToken = useEffectEvent(onToken)
  const solveCheck = useEffectEvent(solve)

  const isSolved = token !== undefined
  const isSolving = isTicked && !isSolved && !isPaused
  useEffect(() => {
    if (!isSolving) return
    const question = new AbortController()
    const ask = async () => {
      const outcome = await solveCheck(question.signal)
      if (question.signal.aborted) return
      if (outcome.kind === "done") return changeToken(outcome.value)
      setTicked(false)
      setProblem(outcome.message)
    }
    void ask()
    return () => question.abort()
  }, [isSolving])

  useEffect(() => {
    if (token === undefined) return
    const timer = setTimeout(() => changeToken(undefined), renewalMillis)
    return () => clearTimeout(timer)
  }, [token])

  useEffect(() => () => changeToken(undefined), [])

  return {
    isTicked,
    isSolving,
    isSolved,
    problem,
    tick: (next) => {
      setProblem(undefined)
      setTicked(next)
      if (!next && isSolved) onToken(undefined)
    },
  }
}
