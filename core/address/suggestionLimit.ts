/** Maximum number of suggestions for a text: three groups of 4, as the address dialog shows them. */
const maxSuggestions = 12

/**
 * Maximum number of suggestions within a container. An opened container has no field for a longer text, so it
 * lists all its streets or houses. In the shop's own data, a place has 64 streets and a street has at most 45 houses.
 */
export const maxInContainer = 100

/**
 * Returns the maximum number of suggestions of an address search: 12, or 100 within a container. Clients request as
 * many, and the shop's own address service returns no more.
 */
export const suggestionLimit = (container: string | undefined): number =>
  container === undefined ? maxSuggestions : maxInContainer
