import { later } from "../../later.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import { Advantages } from "./Advantages.tsx"
import { PlainPage } from "./PlainPage.tsx"

const Login = later(async () => (await import("./Login.tsx")).Login, <Skeleton shape="block" />)

/** The login as a page (storefront 2, `/meinkonto/anmeldung`). */
export const LoginPage = () => (
  <PlainPage title="Anmelden" aside={<Advantages />}>
    <Login />
  </PlainPage>
)
