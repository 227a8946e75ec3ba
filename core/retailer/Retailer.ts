import * as Context from "effect/Context"

import { type Brand, defaultBrand } from "../environment.ts"
import type { Email } from "../values/Email.ts"

/**
 * The retailer as a party to contracts with customers (Art. 246a § 1 EGBGB, § 14 UStG), and the address of
 * its shop.
 */
export interface RetailerIdentity {
  readonly name: string
  readonly street: string
  /** Postcode and town. */
  readonly city: string
  readonly email: string
  readonly phone: string
  /** Register court and number. */
  readonly register: string
  readonly vatId: string
  /** The brand in the texts of mails. */
  readonly brand: Brand
  /** The origin of the links in mails. */
  readonly origin: string
  /** The address of the shop's own terms. Default: the terms of the main site. */
  readonly terms?: string | undefined
  /** The mailbox in which staff read the requests of customers. Without it, they get no mails about withdrawals. */
  readonly requestMailbox?: Email | undefined
}

/** The retailer of orders, mails and invoices. Default: the demonstration's invented company. */
export const Retailer = Context.Reference<RetailerIdentity>("core/retailer/Retailer", {
  defaultValue: () => ({
    name: "Heimwerk Baumarkt GmbH",
    street: "Werkbankallee 1",
    city: "50667 Köln",
    email: "service@heimwerk.example",
    phone: "0221 5550100",
    register: "Amtsgericht Köln, HRB 000000",
    vatId: "DE000000000",
    brand: defaultBrand,
    origin: "http://localhost:4173",
  }),
})
