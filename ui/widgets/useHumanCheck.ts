import { useEffect, useRef, useState } from "react"

/** A token of a bot check, or why there is none. */
export type CheckOutcome =
  { readonly kind: "done"; readonly value: string } | { readonly kind: "failed"; readonly message: string }

interface HumanCheckOptions {
  /** The token the form holds; it is used up by sending. */
  readonly token: string | undefined
  /** Takes a new token, or none when the last has expired. */
  readonly onToken: (token: string | undefined) => void
  /** Asks for a token, until nobody waits for it any more; never rejects. */
  readonly solve: (signal: AbortSignal) => Promise<CheckOutcome>
  /** While the form is being sent nothing is asked for. */
  readonly isPaused: boolean
}

/** A bot check as it is shown. */
export interface HumanCheckState {
  readonly isTicked: boolean
  readonly isSolving: boolean
  readonly isSolved: boolean
  /** The German message of what went wrong. */
  readonly problem: string | undefined
  readonly tick: (isTicked: boolean) => void
}

/** A token is renewed after this, before the shortest-lived of the vendors' has expired (120 s). */
const renewalMillis = 110_000

/**
 * Keeps a form supplied with a token from when the visitor says that they are human: a token that was used up or has grown old
 * is followed by another without their doing. What went wrong takes the tick away, so that they decide about another try. A
 * check that leaves the page takes its token with it.
 */
export const useHumanCheck = ({ isPaused, onToken, solve, token }: HumanCheckOptions): HumanCheckState => {
  const [isTicked, setTicked] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const latest = useRef({ onToken, solve })
  useEffect(() => {
    latest.current = { onToken, solve }
  })

  const isSolved = token !== undefined
  const isSolving = isTicked && !isSolved && !isPaused
  useEffect(() => {
    if (!isSolving) return
    const question = new AbortController()
    const ask = async () => {
      const outcome = await latest.current.solve(question.signal)
      if (question.signal.aborted) return
      if (outcome.kind === "done") return latest.current.onToken(outcome.value)
      setTicked(false)
      setProblem(outcome.message)
    }
    void ask()
    return () => question.abort()
  }, [isSolving])

  useEffect(() => {
    if (token === undefined) return
    const timer = setTimeout(() => latest.current.onToken(undefined), renewalMillis)
    return () => clearTimeout(timer)
  }, [token])

  useEffect(() => () => latest.current.onToken(undefined), [])

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
