import { lazyPart } from "../../hydration/lazyPart.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import { Advantages } from "./Advantages.tsx"
import { PlainPage } from "./PlainPage.tsx"

const RegisterForm = lazyPart(
  async () => (await import("../../features/account/registration/RegisterForm.tsx")).RegisterForm,
  <Skeleton shape="block" />,
)

/** The page where new customers register. */
export const RegisterPage = () => (
  <PlainPage title="Kundenkonto anlegen" aside={<Advantages />}>
    <RegisterForm />
  </PlainPage>
)
