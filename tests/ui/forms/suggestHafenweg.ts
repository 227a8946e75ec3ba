import { fireEvent } from "@testing-library/react"

import { dialog } from "./formPage.ts"

/** Types an address into the suggestions of a request form and selects the first one: Hafenweg 10 in Kiel. */
export const suggestHafenweg = async ({
  doing,
}: {
  readonly doing: (action: () => unknown) => Promise<void>
}) => {
  const search = () => dialog().getByRole("combobox", { name: "Adresse suchen" })
  await doing(() => fireEvent.change(search(), { target: { value: "Hafenweg 10, Kiel" } }))
  await doing(() =>
    fireEvent.click(dialog().getAllByRole("option", { name: /^Hafenweg 10/u })[0] ?? search()),
  )
}
