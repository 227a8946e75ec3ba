import { lazyPart } from "../../hydration/lazyPart.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import { PlainPage } from "./PlainPage.tsx"

const ForgottenPassword = lazyPart(
  async () => (await import("../../features/account/registration/ForgottenPassword.tsx")).ForgottenPassword,
  <Skeleton shape="block" />,
)

/** Requests a link for a new password (storefront 2, `/meinkonto/passwort-vergessen`). */
export const ForgottenPasswordPage = () => (
  <PlainPage
    title="Passwort vergessen"
    lead="Kein Problem: Gib deine E-Mail-Adresse ein, dann schicken wir dir einen Link zu einem neuen Passwort."
  >
    <ForgottenPassword />
  </PlainPage>
)
