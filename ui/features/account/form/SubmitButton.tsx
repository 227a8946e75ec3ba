import type { ReactNode } from "react"

import { Button } from "../../../widgets/Button.tsx"
import { useScript } from "../../../widgets/useScript.ts"

interface SubmitButtonProps {
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** The submit button of a form; disabled before hydration and without JavaScript. */
export const SubmitButton = ({ children, isBusy }: SubmitButtonProps) => (
  <Button type="submit" disabled={!useScript()} busy={isBusy}>
    {isBusy ? "Wird gesendet" : children}
  </Button>
)
