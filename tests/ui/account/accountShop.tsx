import { screen } from "@testing-library/react"
import type { ReactNode } from "react"

import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

export const password = "Werkbank-2026!"

export const login = {
  email: () => screen.getByLabelText<HTMLInputElement>("E-Mail-Adresse"),
  password: () => screen.findByLabelText<HTMLInputElement>("Passwort"),
  next: () => screen.getByRole("button", { name: "Weiter" }),
  submit: () => screen.getByRole("button", { name: "Anmelden" }),
}

/** Renders an account component in a shop with the demonstration customers, kept in memory. */
export const openInShop = (element: ReactNode, options: Parameters<typeof memoryShop>[0] = {}) => {
  const shop = memoryShop(options)
  return { shop, ...renderInShop(element, shop.load) }
}
