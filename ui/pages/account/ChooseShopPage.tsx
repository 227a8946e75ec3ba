import { lazyPart } from "../../hydration/lazyPart.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import { PlainPage } from "./PlainPage.tsx"

const CredentialsForm = lazyPart(
  async () => (await import("../../features/account/CredentialsForm.tsx")).CredentialsForm,
  <Skeleton shape="block" />,
)

/**
 * Page after the e-mail check of the login, for accounts that were created in another shop of the retailer
 * (storefront 2 and 4).
 */
export const ChooseShopPage = () => (
  <PlainPage
    title="Shop auswählen"
    lead="Zu deiner E-Mail-Adresse gibt es schon ein Konto aus einem unserer anderen Shops. Melde dich damit an, dann nutzt du es auch hier."
  >
    <CredentialsForm button="In diesem Shop anmelden" />
  </PlainPage>
)
