/** The places of one form in the session storage: its state, and what ties its tries together (forms and markets 9). */
export interface FormStorageKeys {
  readonly form: string
  readonly session: string
}

/** The session keys of both forms. */
export const formStorageKeys = {
  craftsman: { form: "craftsmanservice_form", session: "craftsmanservice_session" },
  energy: { form: "energetictransformation_form", session: "energetictransformation_session" },
} as const satisfies Readonly<Record<string, FormStorageKeys>>
