import { type FormEvent, useRef, useState } from "react"

import type { Outcome } from "../../../runtime/bridge.ts"
import { useWrongFocus } from "../../../widgets/useWrongFocus.ts"
import type { FieldProblems, Sent } from "./Sent.ts"
import type { Tries } from "./sending.ts"

interface FormOptions<Values, A> {
  readonly initial: Values
  readonly send: (values: Values, tries: Tries) => Promise<Outcome<Sent<A>>>
  readonly onDone: (value: A, values: Values) => void
  /** Why the server refused the form that the visitor sent without JavaScript. */
  readonly refused?: { readonly problems: FieldProblems; readonly failure?: string } | undefined
}

/**
 * State of an account form. It keeps the typed text when a submission fails. Invalid input focuses the first
 * invalid field, and a second click while sending is ignored. If the session has expired, the form is
 * submitted after the login.
 */
export const useForm = <Values extends object, A>({
  initial,
  onDone,
  refused,
  send,
}: FormOptions<Values, A>) => {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<FieldProblems>(refused?.problems ?? {})
  const [failure, setFailure] = useState<string | undefined>(refused?.failure)
  const [isBusy, setBusy] = useState(false)
  const [needsLogin, setNeedsLogin] = useState(false)
  const tries = useRef<Tries>({})
  const changed = useRef(new Set<PropertyKey>())
  const { focusWrong, form } = useWrongFocus()

  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    setProblems({})
    const outcome = await send(values, tries.current)
    setBusy(false)
    if (outcome.kind === "failed") setFailure(outcome.message)
    else if (outcome.value.kind === "invalid") {
      setProblems(outcome.value.problems)
      focusWrong()
    } else if (outcome.value.kind === "loggedOut") setNeedsLogin(true)
    else onDone(outcome.value.value, values)
  }

  const set = (changes: Partial<Values>) => {
    tries.current = {}
    setValues((before) => ({ ...before, ...changes }))
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    )
  }

  return {
    values,
    problems,
    failure,
    isBusy,
    change: (changes: Partial<Values>) => {
      for (const field of Object.keys(changes)) changed.current.add(field)
      set(changes)
    },
    /**
     * Fills fields with values that were stored earlier. Keeps the fields that the visitor has changed meanwhile.
     * Returns the values of the filled fields.
     */
    fill: (stored: Partial<Values>): Partial<Values> => {
      const filled = { ...stored }
      for (const field of changed.current) Reflect.deleteProperty(filled, field)
      set(filled)
      return filled
    },
    /** Props of the `form` element. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
    /** Props of `ExpiredLogin`, which opens when a submission finds that the session has expired. */
    expired: {
      isOpen: needsLogin,
      onClose: () => setNeedsLogin(false),
      onLoggedIn: () => {
        setNeedsLogin(false)
        void submit()
      },
    },
  } as const
}
