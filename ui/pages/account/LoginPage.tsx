import { lazyPart } from "../../hydration/lazyPart.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import { Advantages } from "./Advantages.tsx"
import { PlainPage } from "./PlainPage.tsx"

const Login = lazyPart(() => import("./Login.tsx").then((m) => m.Login), <Skeleton shape="block" />)

/** The login page (storefront 2, `/meinkonto/anmeldung`). */
export const LoginPage = () => (
  <PlainPage title="Anmelden" aside={<Advantages />}>
    <Login />
  </PlainPage>
)
