/** Paths of the address service. Vendor and shop use the same paths (wire contracts 1). */
export const findPath = "/Capture/Interactive/Find/v1.10/json3.ws"
export const retrievePath = "/Capture/Interactive/Retrieve/v1.20/json3.ws"

/** Maximum length of an address query, in characters. No German address is longer. */
export const maxAddressTextLength = 200

/**
 * The formats of the extra fields that clients request with an address: latitude and longitude (forms and
 * markets 3.5, detail result).
 */
export const positionFormats = { Field1Format: "{Latitude}", Field2Format: "{Longitude}" } as const
