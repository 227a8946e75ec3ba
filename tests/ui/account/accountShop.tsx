import { screen } from "@testing-library/react"
import type { ReactNode } from "react"

import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

/** The password of all customers of the demonstration world. */
export const password = "Werkbank-2026!"

/** The fields and buttons of the login. */
export const login = {
  email: () => screen.getByLabelText<HTMLInputElement>("E-Mail-Adresse"),
  password: () => screen.findByLabelText<HTMLInputElement>("Passwort"),
  next: () => screen.getByRole("button", { name: "Weiter" }),
  submit: () => screen.getByRole("button", { name: "Anmelden" }),
}

/** Something of the account on a page of a shop with the customers of the demonstration world. */
export const openInShop = (element: ReactNode, options: Parameters<typeof memoryShop>[0] = {}) => {
  const shop = memoryShop(options)
  return { shop, ...renderInShop(element, shop.load) }
}
