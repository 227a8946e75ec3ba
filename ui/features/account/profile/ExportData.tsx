import { useState } from "react"

import { Button } from "../../../widgets/Button.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { profileForms } from "../forms.ts"

/** Downloads a JSON text as a file. */
const download = (text: string, name: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Button that downloads all stored data of the customer as JSON (GDPR 15, 20). */
export const ExportData = () => {
  const run = profileForms.useRun()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | undefined>(undefined)

  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await run(({ exportData }) => exportData)
    setBusy(false)
    if (outcome.kind === "done") download(outcome.value, "meine-daten.json")
    else setFailure(outcome.message)
  }

  return (
    <>
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <div>
        <Button look="outline" needsScript busy={isBusy} onClick={() => void save()}>
          Meine Daten herunterladen
        </Button>
      </div>
    </>
  )
}
