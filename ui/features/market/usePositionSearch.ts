import { useCallback, useEffect, useRef, useState } from "react"
import { useNavigate, useNavigation } from "react-router-dom"

import { fields, paths } from "../../paths.ts"
import { port } from "../../runtime/service.ts"

/** Reads the visitor's position (forms and markets 8). */
const geolocation = port(async () => (await import("./openGeolocation.ts")).openGeolocation)

/** The button 'Position bestimmen' of a search for markets on a page. */
export interface PositionSearch {
  readonly isLocating: boolean
  /** German message that says why the position is not known. */
  readonly problem: string | undefined
  /** Requests the visitor's position, and opens the list of the markets around it. */
  readonly locate: () => Promise<void>
  /** Ignores the answer of a running request and removes the message. Call this before a newer search. */
  readonly cancel: () => void
}

/**
 * Searches for markets around the visitor's position. The browser answers only after the visitor has answered
 * its prompt, so a newer search, a navigation or leaving the page cancels the request.
 */
export const usePositionSearch = (): PositionSearch => {
  const navigate = useNavigate()
  const run = geolocation.useRun()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isLocating, setLocating] = useState(false)
  const request = useRef<AbortController>(undefined)

  const cancel = useCallback(() => {
    request.current?.abort()
    setLocating(false)
    setProblem(undefined)
  }, [])
  useEffect(() => cancel, [cancel])
  const { location: next } = useNavigation()
  // The cleanup runs when a navigation begins. The end of a navigation cancels nothing.
  useEffect(() => (next === undefined ? cancel : undefined), [cancel, next])

  const locate = async () => {
    cancel()
    const { signal } = (request.current = new AbortController())
    setLocating(true)
    const located = await run(({ position }) => position, signal)
    if (signal.aborted) return
    setLocating(false)
    if (located.kind === "failed") return setProblem(located.message)
    const { lat, lng } = located.value
    const query = new URLSearchParams({ [fields.lat]: String(lat), [fields.lng]: String(lng) })
    void navigate(`${paths.markets}?${query}`)
  }

  return { isLocating, problem, locate, cancel }
}
