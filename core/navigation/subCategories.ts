const maxShown = 20
const rowBelow = 5

/** The sub-categories of a main category in the flyout: at most 20, in a row when there are fewer than 5 (storefront 9). */
export const subCategoryFlyout = <C>(
  subCategories: ReadonlyArray<C>,
): { readonly shown: ReadonlyArray<C>; readonly layout: "row" | "columns" } => ({
  shown: subCategories.slice(0, maxShown),
  layout: subCategories.length < rowBelow ? "row" : "columns",
})
