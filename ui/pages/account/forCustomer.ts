import type { Customer } from "@heimwerk/core/account/Customer.ts"
import { sessionUser, type SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { loginPath } from "@heimwerk/core/account/wayBack.ts"
import { Effect } from "effect"

import { brand } from "../../brand.ts"
import { type CustomerReads, VisitorReads } from "../../runtime/visitorReads.ts"
import type { PagePorts } from "../../render.ts"
import type { Answer, Load } from "../Answer.ts"
import { failed } from "../failed.ts"

/** Data that every page of the customer account has. */
export interface CustomerData {
  readonly user: SessionUser
}

/** The fields that the errors of all account ports have. */
interface PortError {
  readonly reason: string
  readonly message: string
}

interface CustomerPage<Data, E extends PortError> {
  readonly title: string
  readonly path: string
  /** Loads the data of the page for the logged-in customer. */
  readonly ask: (
    reads: CustomerReads,
    customer: Customer,
    params: Readonly<Record<string, string | undefined>>,
  ) => Effect.Effect<Data, E, PagePorts>
}

/**
 * Restricts an account page to customers. Other visitors are redirected to the login, and back to the page
 * afterwards (storefront 4, 6).
 */
export const forCustomer =
  <Data, E extends PortError>({ ask, path, title }: CustomerPage<Data, E>): Load<Data & CustomerData> =>
  ({ params, url }) => {
    const login: Answer<never> = { kind: "moved", to: loginPath(url.pathname + url.search), isForNow: true }
    return Effect.gen(function* () {
      const visitor = yield* VisitorReads
      const customer = yield* visitor.me
      if (customer === undefined) return login
      const data = yield* ask(yield* visitor.customer, customer, params)
      const answer: Answer<Data & CustomerData> = {
        kind: "page",
        data: { ...data, user: sessionUser(customer) },
        meta: { title: `${title} | ${brand.brand}`, description: "", canonicalPath: path, robots: "noindex" },
      }
      return answer
    }).pipe(
      Effect.catch(({ message, reason }) =>
        Effect.succeed(reason === "NotLoggedIn" ? login : failed(message, path)),
      ),
    )
  }
