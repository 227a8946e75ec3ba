import { Suspense } from "react"

import { lazyComponent } from "../../../hydration/lazyPart.tsx"
import type { LoginDialogProps } from "./LoginDialog.tsx"

const LoginDialog = lazyComponent(async () => (await import("./LoginDialog.tsx")).LoginDialog)

/**
 * Login dialog above a form, shown when the session has expired. The dialog's script loads when the dialog
 * opens.
 */
export const ExpiredLogin = (props: LoginDialogProps) =>
  props.isOpen ? (
    <Suspense fallback={null}>
      <LoginDialog {...props} />
    </Suspense>
  ) : null
