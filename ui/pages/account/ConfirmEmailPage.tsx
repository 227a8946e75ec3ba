import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { useLoaderData } from "react-router-dom"

import { ConfirmEmail } from "../../features/account/registration/ConfirmEmail.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { TokenData } from "../tokenPage.ts"
import { PlainPage } from "./PlainPage.tsx"
import { TornLink } from "./TornLink.tsx"

/** Page of the mailed link that confirms a new e-mail address. */
export const ConfirmEmailPage = () => (
  <PageView answer={useLoaderData<Answer<TokenData>>()}>
    {({ token }) => (
      <PlainPage title="E-Mail-Adresse bestätigen">
        {token === undefined ? (
          <TornLink to={accountPaths.details} text="Zu deinen Daten" />
        ) : (
          <ConfirmEmail token={token} />
        )}
      </PlainPage>
    )}
  </PageView>
)
