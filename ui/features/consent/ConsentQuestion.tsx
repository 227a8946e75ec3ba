import { usercentricsSettings } from "../../runtime/usercentricsSettings.ts"
import { ConsentPrompt } from "./ConsentPrompt.tsx"
import { VendorQuestion } from "./VendorQuestion.tsx"

/** Asks the visitor who has not decided yet: the shop's own first layer, or that of the consent manager it has chosen. */
export const ConsentQuestion = ({ onAnswer }: { readonly onAnswer: () => void }) =>
  usercentricsSettings() === undefined ? (
    <ConsentPrompt onAnswer={onAnswer} />
  ) : (
    <VendorQuestion onAnswer={onAnswer} />
  )
