import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { useLoaderData } from "react-router-dom"

import { lazyPart } from "../../hydration/lazyPart.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { TokenData } from "../tokenPage.ts"
import { PlainPage } from "./PlainPage.tsx"
import { TornLink } from "./TornLink.tsx"

const NewPassword = lazyPart(
  async () => (await import("../../features/account/registration/NewPassword.tsx")).NewPassword,
  <Skeleton shape="block" />,
)

/** Page of the mailed link that sets a new password. */
export const NewPasswordPage = () => (
  <PageView answer={useLoaderData<Answer<TokenData>>()}>
    {({ token }) => (
      <PlainPage title="Neues Passwort">
        {token === undefined ? (
          <TornLink to={accountPaths.forgottenPassword} text="Neuen Link anfordern" />
        ) : (
          <NewPassword token={token} />
        )}
      </PlainPage>
    )}
  </PageView>
)
