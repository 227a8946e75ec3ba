import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { useLoaderData } from "react-router-dom"

import { ConfirmRegistration } from "../../features/account/registration/ConfirmRegistration.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { TokenData } from "../tokenPage.ts"
import { PlainPage } from "./PlainPage.tsx"
import { TornLink } from "./TornLink.tsx"

/** Page of the mailed link that confirms a registration. */
export const ConfirmRegistrationPage = () => (
  <PageView answer={useLoaderData<Answer<TokenData>>()}>
    {({ token }) => (
      <PlainPage title="Registrierung bestätigen">
        {token === undefined ? (
          <TornLink to={accountPaths.register} text="Noch einmal registrieren" />
        ) : (
          <ConfirmRegistration token={token} />
        )}
      </PlainPage>
    )}
  </PageView>
)
