import { NoAnswer } from "../errors.ts"
import type { Call } from "./calls.ts"

const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO|ALTNAME/u
const timeout = /TIMEDOUT|TIMEOUT/u

/** Explains why a shop gave no answer, by the cause of its last request. */
const reasonOf = (origin: string, call: Call | undefined): string => {
  const { host, hostname } = new URL(origin)
  const cause = call?.cause ?? ""
  if (call?.isMaintenance === true) {
    return `Der Shop unter ${origin} wird gerade gewartet. Bitte versuche es in etwa 5 Minuten noch einmal.`
  }
  if (cause === "ECONNREFUSED") {
    return `Unter ${host} läuft kein Shop: die Verbindung wurde abgelehnt. Bitte Adresse und Port prüfen.`
  }
  if (cause === "ENOTFOUND" || cause === "EAI_AGAIN") {
    return `Den Rechner ${hostname} findet das Netz nicht. Bitte den Namen und die Verbindung prüfen.`
  }
  if (certificate.test(cause)) {
    return `Die sichere Verbindung zu ${host} ist gescheitert (${cause}). Bitte Zertifikat und Adresse prüfen.`
  }
  if (timeout.test(cause)) {
    return `Der Shop unter ${origin} hat nicht rechtzeitig geantwortet. Bitte versuche es später noch einmal.`
  }
  if (call?.status !== undefined && call.status >= 400) {
    return `Der Shop unter ${origin} antwortet mit dem Fehler ${call.status}. Mehr mit --verbose.`
  }
  return `Der Shop unter ${origin} antwortet nicht wie erwartet. Bitte die Adresse prüfen oder es später noch einmal versuchen.`
}

/** Makes the error for a shop that does not answer or sends an unexpected answer. */
export const unavailable = (origin: string, calls: ReadonlyArray<Call>): NoAnswer =>
  new NoAnswer({ message: reasonOf(origin, calls.at(-1)) })

/** Formats a request as one line for `--verbose`. */
export const callText = ({ cause, isMaintenance, method, millis, status, traceId, url }: Call): string => {
  const result = isMaintenance === true ? `${status} Wartung` : (status ?? `keine Antwort (${cause})`)
  return `${method} ${url}: ${result}, ${millis} ms, Trace ${traceId}`
}
