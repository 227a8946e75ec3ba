import { useLoaderData } from "react-router-dom"

import { ConfirmRequest } from "../../../features/forms/ConfirmRequest.tsx"
import { paths } from "../../../paths.ts"
import { Page } from "../../../shared/Page.tsx"
import { ButtonLink } from "../../../widgets/Button.tsx"
import type { Answer } from "../../Answer.ts"
import { PageView } from "../../PageView.tsx"
import type { TokenData } from "../../tokenPage.ts"

const Torn = () => (
  <>
    <p>
      In diesem Link fehlt etwas. Öffne ihn noch einmal aus der E-Mail, oder stelle deine Anfrage noch einmal.
    </p>
    <ButtonLink to={paths.energy}>Anfrage noch einmal stellen</ButtonLink>
  </>
)

/** Page of the mailed link that confirms an energy request. */
export const ConfirmRequestPage = () => (
  <PageView answer={useLoaderData<Answer<TokenData>>()}>
    {({ token }) => (
      <Page
        title="Anfrage bestätigen"
        above={[{ name: "Energieeffizientes Wohnen", link: paths.energy }]}
        current="Bestätigen"
      >
        {token === undefined ? <Torn /> : <ConfirmRequest token={token} />}
      </Page>
    )}
  </PageView>
)
