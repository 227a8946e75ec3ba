import { emptyLoginForm } from "@heimwerk/core/account/AccountState.ts"

/** The password of the demonstration customers below. */
export const password = "Werkbank-2026!"
export const anna = { email: "anna.berg@kunde.example", password }
export const fritz = { email: "fritz.hagen@kunde.example", password }
export const bilal = { email: "bilal.kaya@kunde.example", password }
export const annaUser = { firstName: "Anna", csId: "cs-10001" }
export const bilalUser = { firstName: "Bilal", csId: "cs-10002", loyaltyCard: "2770010000024" }

export const wrongCredentials =
  "Die E-Mail-Adresse oder das Passwort stimmen nicht mit den bei uns hinterlegten Daten überein. Bitte prüfe deine Angaben und versuche es erneut."
export const unavailable =
  "Dein Kundenkonto ist gerade nicht erreichbar. Bitte versuche es später noch einmal."
export const notConfirmed = "Fast geschafft! Bitte bestätige, dass du ein Mensch bist."
export const emailRequired = "Bitte gib eine E-Mail-Adresse ein."
export const emailInvalid =
  "Bitte gib eine gültige E-Mail-Adresse ein oder überprüfe die Schreibweise. Verwende bei deiner E-Mail-Adresse ein @-Zeichen und einen Punkt."
export const passwordRequired = "Bitte gib ein Passwort ein."
export const botChecks = { botCheckEnabled: true, botCheckAtLoginType: true }

export const form = (changes: object) => ({ ...emptyLoginForm, ...changes })
