import type { ReactNode } from "react"

import { Button } from "../../../widgets/Button.tsx"

interface SubmitButtonProps {
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** The submit button of a form; disabled without JavaScript. */
export const SubmitButton = ({ children, isBusy }: SubmitButtonProps) => (
  <Button type="submit" needsScript busy={isBusy}>
    {isBusy ? "Wird gesendet" : children}
  </Button>
)
