import { timings } from "@heimwerk/core/timings.ts"

import { Button } from "../../widgets/Button.tsx"
import { EmptyPage } from "../../widgets/EmptyPage.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { Skeleton, type SkeletonShape } from "../../widgets/Skeleton.tsx"
import { type SnackbarMessage, useSnackbar } from "../../widgets/Snackbar.tsx"
import { Tooltip } from "../../widgets/Tooltip.tsx"
import { Sample } from "./Sample.tsx"
import styles from "./WidgetGallery.module.css"

const shapes: ReadonlyArray<SkeletonShape> = ["line", "short", "head", "button", "block", "picture"]

const messages: ReadonlyArray<SnackbarMessage> = [
  { text: "Du hast dich erfolgreich abgemeldet", kind: "good", closes: "self" },
  { text: "Bitte lies diesen Hinweis in Ruhe.", kind: "info", closes: "button" },
  {
    text: "Die Verbindung ist unterbrochen. Bitte versuche es noch einmal.",
    kind: "error",
    closes: "button",
  },
  {
    text: "Akkuschrauber entfernt",
    kind: "good",
    closes: "self",
    action: { text: "Rückgängig machen", run: () => {} },
  },
]

const nameOf = ({ action, closes, kind }: SnackbarMessage) =>
  [
    `Snackbar ${kind}`,
    closes === "self" ? `schließt nach ${timings.snackbar / 1000} s` : "mit Knopf",
    ...(action === undefined ? [] : ["mit Aktion"]),
  ].join(", ")

export const MessageSamples = () => {
  const { show } = useSnackbar()
  return (
    <>
      <Sample name="Snackbar">
        <div className={styles["line"]}>
          {messages.map((message) => (
            <Button key={message.text} look="outline" onClick={() => show(message)}>
              {nameOf(message)}
            </Button>
          ))}
        </div>
      </Sample>
      <Sample name="Tooltip">
        <p>
          Vorteilskartenpreis{" "}
          <Tooltip
            label="Was ist der Vorteilskartenpreis?"
            content={
              <>
                Diesen Preis gibt es nur mit Vorteilskarte.{" "}
                <a href="/meinkonto/vorteilskarte">Zur Vorteilskarte</a>
              </>
            }
          />
        </p>
        <p className={styles["end"]}>
          Am Rand{" "}
          <Tooltip label="Am Rand" content="Die Worte bleiben im Fenster, wo immer das Zeichen steht." />
        </p>
      </Sample>
      <Sample name="Hinweise">
        <Notice kind="info">Der Markt öffnet morgen um 08:00 Uhr.</Notice>
        <Notice kind="good">Deine Nachricht ist angekommen.</Notice>
        <Notice kind="error">Der Gutschein ist abgelaufen. Prüfe bitte den Code.</Notice>
      </Sample>
      <Sample name="Platzhalter">
        {shapes.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Sample>
      <Sample name="Seite ohne Inhalt">
        <EmptyPage
          heading="h2"
          headline="Da ist etwas schief gelaufen"
          info={[
            "Unser Service ist zur Zeit leider nicht erreichbar.",
            "Bitte versuche es später noch einmal.",
          ]}
          action={<Button look="outline">Neuer Versuch</Button>}
          links={[
            { text: "Zur Startseite", href: "/" },
            { text: "Alle Märkte", href: "/maerkte" },
          ]}
        />
      </Sample>
    </>
  )
}
