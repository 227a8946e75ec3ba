import { type Exchange, fieldOf, jsonOf } from "./Exchange.ts"
import { type Operation, operationOf } from "./operations.ts"

/** Statuses allowed for every request: not modified, unreadable, too large, unavailable. */
const always = new Set([304, 400, 413, 503])
/** Statuses allowed for every change: forbidden origin, unsupported media type. */
const ofChanges = new Set([403, 415])
/** Status allowed for every path with a brand: the brand is unknown. */
const ofBrands = new Set([404])

const isAllowed = ({ method, path, statuses }: Operation, status: number): boolean =>
  statuses.has(status) ||
  always.has(status) ||
  (method !== "GET" && ofChanges.has(status)) ||
  (path.includes(":brand") && ofBrands.has(status))

const isFilled = (value: unknown): boolean => typeof value === "string" && value !== ""

/** Returns whether a body has a code and a sentence. The search service calls them `error` and `errorDescription`. */
const isErrorBody = (body: unknown): boolean =>
  (isFilled(fieldOf(body, "code")) && isFilled(fieldOf(body, "message"))) ||
  (isFilled(fieldOf(body, "error")) && isFilled(fieldOf(body, "errorDescription")))

/** Returns how an answer breaks the contract, as German sentences. The typed client checks the schema of its body. */
export const contractProblems = (exchange: Exchange): ReadonlyArray<string> => {
  const { headers, method, path, status, text } = exchange
  const operation = operationOf(method, path)
  if (operation === undefined || method === "HEAD") return []
  const call = `${method} ${path}`
  if (!isAllowed(operation, status)) return [`${call}: Der Status ${status} steht nicht im Vertrag.`]
  if (status === 204 || status === 304)
    return text === "" ? [] : [`${call}: Eine Antwort mit Status ${status} hat keinen Inhalt.`]
  if (headers["content-type"]?.startsWith("application/json") !== true)
    return [`${call}: Der Content-Type ist „${headers["content-type"] ?? ""}“ statt application/json.`]
  const isError = status >= 400 && operation.group !== "health"
  return isError && !isErrorBody(jsonOf(exchange))
    ? [`${call}: Der Fehler mit Status ${status} hat keinen Code mit einem Satz.`]
    : []
}
