import { Suspense, useRef, useState } from "react"

import { lazyComponent } from "../../hydration/lazyPart.tsx"
import { Button } from "../../widgets/Button.tsx"
import { StepProgress } from "../../widgets/StepProgress.tsx"
import { Sample } from "./Sample.tsx"
import styles from "./WidgetGallery.module.css"

const Modal = lazyComponent(async () => (await import("../../widgets/Modal.tsx")).Modal)
const OffCanvas = lazyComponent(async () => (await import("../../widgets/OffCanvas.tsx")).OffCanvas)
const SideModal = lazyComponent(async () => (await import("../../widgets/SideModal.tsx")).SideModal)

const kinds = [
  { name: "In der Mitte", Kind: Modal, options: {} },
  { name: "Mobil am unteren Rand", Kind: Modal, options: { sticksToBottom: true } },
  { name: "An der Seite", Kind: SideModal, options: {} },
  {
    name: "Mit Schritten",
    Kind: Modal,
    options: { beside: <StepProgress counter="2/6" progress={2 / 6} /> },
  },
  { name: "An der Seite, breit", Kind: SideModal, options: { isWide: true } },
  { name: "Schließt nur mit dem Knopf", Kind: SideModal, options: { preventClose: true } },
  { name: "Menü neben der Seite", Kind: OffCanvas, options: {} },
] as const

type ModalKind = (typeof kinds)[number]

const Opened = ({
  kind: { Kind, name, options },
  onClose,
}: {
  readonly kind: ModalKind
  readonly onClose: () => void
}) => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Suspense fallback={null}>
      <Kind title={name} onClose={onClose} {...options}>
        <div className={styles["column"]}>
          <p>
            Escape, ein Klick daneben oder der Knopf schließen das Fenster; der Fokus kehrt zum Auslöser
            zurück.
          </p>
          <label htmlFor="probe">Ein Feld</label>
          <input id="probe" ref={field} className={styles["field"]} />
          <Button look="outline" onClick={() => field.current?.focus()}>
            Ins Feld
          </Button>
        </div>
      </Kind>
    </Suspense>
  )
}

export const ModalSamples = () => {
  const [kind, setKind] = useState<ModalKind>()
  return (
    <Sample name="Fenster über der Seite">
      <div className={styles["line"]}>
        {kinds.map((each) => (
          <Button key={each.name} look="outline" onClick={() => setKind(each)}>
            {each.name}
          </Button>
        ))}
      </div>
      {kind === undefined ? null : <Opened key={kind.name} kind={kind} onClose={() => setKind(undefined)} />}
    </Sample>
  )
}
