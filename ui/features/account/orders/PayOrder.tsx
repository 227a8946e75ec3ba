import { lazyPart } from "../../../hydration/lazyPart.tsx"

/** The form that pays an open order. Its script loads after the page's first scripts. */
export const PayOrder = lazyPart(() => import("./PayOrderForm.tsx").then((m) => m.PayOrderForm))
