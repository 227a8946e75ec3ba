import { useLoaderData } from "react-router-dom"

import { AskToCancel } from "../../features/newsletter/AskToCancel.tsx"
import { Cancel } from "../../features/newsletter/Cancel.tsx"
import { paths } from "../../paths.ts"
import { Page } from "../../shared/Page.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { TokenData } from "../tokenPage.ts"
import styles from "./NewsletterPages.module.css"

/** The page to cancel the newsletter, by the link of a mail or by e-mail address. */
export const CancelPage = () => (
  <PageView answer={useLoaderData<Answer<TokenData>>()}>
    {({ token }) => (
      <Page
        title="Newsletter abbestellen"
        above={[{ name: "Newsletter", link: paths.newsletter }]}
        current="Abbestellen"
      >
        <div className={styles["single"]}>
          {token === undefined ? (
            <>
              <p>
                Gib die E-Mail-Adresse ein, an die du unseren Newsletter bekommst. Wir schicken dir einen
                Link, mit dem du die Abmeldung bestätigst.
              </p>
              <AskToCancel />
            </>
          ) : (
            <Cancel token={token} />
          )}
        </div>
      </Page>
    )}
  </PageView>
)
