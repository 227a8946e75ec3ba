import type { BookAddress, NewAddress } from "./BookAddress.ts"

/** Maximum number of addresses in a customer's address book. */
export const maxAddresses = 20

/** A command of a customer that changes the address book. */
export type BookCommand =
  | { readonly kind: "add"; readonly id: string; readonly address: NewAddress }
  | { readonly kind: "edit"; readonly id: string; readonly address: NewAddress }
  | { readonly kind: "remove"; readonly id: string }
  | { readonly kind: "makeDefault"; readonly id: string }

type Book = ReadonlyArray<BookAddress>

const withDefault = (book: Book, id: string | undefined): Book =>
  book.map((address) => ({ ...address, isDefault: address.id === id }))

const changed = (book: Book, command: BookCommand): Book => {
  switch (command.kind) {
    case "add":
      return [...book, { ...command.address, id: command.id, isDefault: book.length === 0 }]
    case "edit":
      return book.map((one) => (one.id === command.id ? { ...one, ...command.address } : one))
    case "makeDefault":
      return withDefault(book, command.id)
    case "remove": {
      const rest = book.filter(({ id }) => id !== command.id)
      return rest.some(({ isDefault }) => isDefault) ? rest : withDefault(rest, rest[0]?.id)
    }
  }
}

/**
 * Applies a command to the address book, or returns why it cannot be applied (storefront 2, 'Adressbuch').
 * The first address becomes the default. When the default is removed, the oldest address becomes the
 * default.
 */
export const changeBook = (
  book: Book,
  command: BookCommand,
): Book | "UnknownAddress" | "TooManyAddresses" => {
  if (command.kind === "add") return book.length >= maxAddresses ? "TooManyAddresses" : changed(book, command)
  return book.some(({ id }) => id === command.id) ? changed(book, command) : "UnknownAddress"
}
