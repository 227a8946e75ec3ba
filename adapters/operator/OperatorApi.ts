import { HttpApi } from "effect/http-api"

import { CustomersApi } from "./customers.ts"

/**
 * What operators may ask of the running shop. It is served on a private socket or port only, never on the shop's own port,
 * and is not part of the OpenAPI document (docs/operations.md).
 */
export class OperatorApi extends HttpApi.make("operator").add(CustomersApi) {}
