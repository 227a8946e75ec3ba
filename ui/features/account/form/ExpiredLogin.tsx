import { lazy, Suspense } from "react"

import type { LoginDialogProps } from "./LoginDialog.tsx"

const LoginDialog = lazy(async () => ({ default: (await import("./LoginDialog.tsx")).LoginDialog }))

/** The login over a form whose session has expired. Its script loads when it opens. */
export const ExpiredLogin = (props: LoginDialogProps) =>
  props.isOpen ? (
    <Suspense fallback={null}>
      <LoginDialog {...props} />
    </Suspense>
  ) : null
