import type { ShopRequest } from "./Connection.ts"

/** Returns whether a request changes nothing in the shop. All other requests are commands. */
export const isRead = ({ method, onlyReads }: ShopRequest): boolean => method === "GET" || onlyReads === true
