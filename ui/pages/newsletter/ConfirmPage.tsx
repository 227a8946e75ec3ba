import { useLoaderData } from "react-router-dom"

import { Confirm } from "../../features/newsletter/Confirm.tsx"
import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import { Page } from "../../shared/Page.tsx"
import type { TokenData } from "../tokenPage.ts"
import styles from "./NewsletterPages.module.css"

const Torn = () => (
  <>
    <p>In diesem Link fehlt etwas. Öffne ihn noch einmal aus der E-Mail, oder melde dich noch einmal an.</p>
    <ButtonLink to={paths.newsletter}>Noch einmal anmelden</ButtonLink>
  </>
)

/** Page of the mailed link that confirms a newsletter subscription (storefront 2, newsletter). */
export const ConfirmPage = () => (
  <PageView answer={useLoaderData<Answer<TokenData>>()}>
    {({ token }) => (
      <Page
        title="Newsletter bestätigen"
        above={[{ name: "Newsletter", link: paths.newsletter }]}
        current="Bestätigen"
      >
        <div className={styles["single"]}>{token === undefined ? <Torn /> : <Confirm token={token} />}</div>
      </Page>
    )}
  </PageView>
)
