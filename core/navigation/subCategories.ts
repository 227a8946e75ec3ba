const maxShown = 20
const rowBelow = 5

/**
 * Returns the sub-categories in the flyout of a main category: at most 20, in one row if fewer than 5
 * (storefront 9).
 */
export const subCategoryFlyout = <C>(
  subCategories: ReadonlyArray<C>,
): { readonly shown: ReadonlyArray<C>; readonly layout: "row" | "columns" } => ({
  shown: subCategories.slice(0, maxShown),
  layout: subCategories.length < rowBelow ? "row" : "columns",
})
