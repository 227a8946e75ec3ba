import { HttpApi } from "effect/http-api"

import { BackupApi } from "./backup.ts"
import { CustomersApi } from "./customers.ts"
import { DiagnosisApi } from "./diagnosis.ts"
import { HealthDetailsApi } from "./health.ts"
import { NewsletterApi } from "./newsletter.ts"
import { OrdersApi } from "./orders.ts"
import { SupportApi } from "./support.ts"

/**
 * The requests that operators may send to a running shop. They are served only on a private socket or port,
 * never on the port of the shop, and are not part of the OpenAPI document (docs/operations.md).
 */
export class OperatorApi extends HttpApi.make("operator").add(
  BackupApi,
  CustomersApi,
  OrdersApi,
  HealthDetailsApi,
  DiagnosisApi,
  NewsletterApi,
  SupportApi,
) {}
